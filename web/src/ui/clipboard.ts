/** Copying, also over plain http, where browsers withhold their newer clipboard. */

/** The answer is whether it has worked; where not, the field with the text is chosen, to be copied by hand. */
export async function copyText(text: string, field: HTMLInputElement | HTMLTextAreaElement | null | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return field?.value === text && document.execCommand('copy')
  }
}
