/** Windows of all sizes, and what is wider than them. */

export const SIZES = [[1920, 1080], [1366, 768], [1024, 768], [768, 1024], [844, 390], [390, 844], [320, 640]] as const

/** Between phones and tablets, where the links to the screens have least room; also a window at 200 %. */
export const BETWEEN = [490, 560, 620, 680, 740, 800] as const

/** Run in the page: what is wider than it may be. A page that has a new size may need some frames to settle. */
export async function tooWide(size: string): Promise<string[]> {
  const measure = () => {
    const all: string[] = []
    const page = document.documentElement
    if (page.scrollWidth > innerWidth) {
      const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      all.push(`the page, by ${page.scrollWidth - innerWidth}: ${out.slice(0, 3).map((element) => `${element.localName}.${element.className}`).join(' ')}`)
    }
    for (const dialog of document.querySelectorAll('dialog')) {
      if (dialog.scrollWidth > dialog.clientWidth) all.push(`the dialog, by ${dialog.scrollWidth - dialog.clientWidth}`)
    }
    for (const link of document.querySelectorAll('nav a')) {
      const [outer, inner] = [link.getBoundingClientRect(), link.querySelector('span')!.getBoundingClientRect()]
      if (outer.width === 0) continue
      if (inner.width > outer.width + 1 || outer.right > innerWidth + 0.5 || outer.left < -0.5) all.push(`the link ${link.textContent?.trim()}`)
    }
    return all
  }
  let faults = measure()
  for (let frames = 0; frames < 60 && (faults.length > 0 || !matchMedia(size).matches); frames++) {
    await new Promise(requestAnimationFrame)
    faults = measure()
  }
  return faults
}
