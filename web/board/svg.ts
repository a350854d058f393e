/** Making SVG elements. */

const NAMESPACE = 'http://www.w3.org/2000/svg'

type Attributes = Record<string, string | number | undefined>

export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(NAMESPACE, tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, String(value))
  }
  element.append(...children)
  return element
}

/** A number short enough for a drawing. */
export function short(number: number): number {
  return Math.round(number * 100) / 100
}
