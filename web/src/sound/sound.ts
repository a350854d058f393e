/** Sounds, made on the spot: wood on wood, and little else. */

export type Sound = 'enter' | 'capture' | 'pass' | 'refused' | 'end' | 'call'

let context: AudioContext | undefined
/** All sounds go through here. */
let output: GainNode | undefined
let volume = 1

/** How loud all sounds are, from 0 to 1. */
export function setVolume(loudness: number): void {
  volume = Math.min(Math.max(loudness, 0), 1)
  if (output) output.gain.value = volume
}

/** Plays a sound. Browsers allow it only after a person has done something; until then it is silent. */
export function play(sound: Sound): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  if (!output) {
    output = new GainNode(context, { gain: volume })
    output.connect(context.destination)
  }
  const now = context.currentTime
  switch (sound) {
    case 'enter':
      knock(context, now, 900, 0.35)
      break
    case 'capture':
      knock(context, now, 520, 0.4)
      knock(context, now + 0.07, 760, 0.3)
      break
    case 'pass':
      tone(context, now, 330, 0.16, 0.06)
      break
    case 'refused':
      tone(context, now, 165, 0.18, 0.1)
      break
    case 'call':
      ;[659, 880].forEach((pitch, index) => tone(context!, now + index * 0.14, pitch, 0.35, 0.09))
      break
    case 'end':
      ;[392, 523, 659].forEach((pitch, index) => tone(context!, now + index * 0.11, pitch, 0.5, 0.08))
  }
}

/** A knock: a short burst of noise through a resonant filter. */
function knock(context: AudioContext, start: number, pitch: number, volume: number): void {
  const length = Math.floor(context.sampleRate * 0.06)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 4
  const source = new AudioBufferSourceNode(context, { buffer })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 4 })
  const gain = new GainNode(context, { gain: volume * 2 })
  source.connect(filter).connect(gain).connect(output!)
  source.start(start)
}

function tone(context: AudioContext, start: number, pitch: number, length: number, volume: number): void {
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume, start + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  oscillator.connect(gain).connect(output!)
  oscillator.start(start)
  oscillator.stop(start + length)
}
