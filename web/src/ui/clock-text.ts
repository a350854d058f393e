/** Minutes and seconds, and tenths when it gets tight. */
export function clockText(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `0:0${(Math.floor(seconds * 10) / 10).toFixed(1)}`
  const whole = Math.ceil(seconds)
  const minutes = Math.floor(whole / 60)
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`
}
