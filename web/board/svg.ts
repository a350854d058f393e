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

/** Sets an attribute, if it is another: browsers look at everything again even when it is set to what it was. */
export function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** A number short enough for a drawing. */
export function short(number: number): number {
  return Math.round(number * 100) / 100
}
