/** A text without its first heading where the screen already says that above it, whatever the capitals. */
export function withoutTitle(text: DocumentFragment, title: string): DocumentFragment {
  const first = text.firstElementChild
  const isHeading = first !== null && /^h[1-6]$/.test(first.localName)
  if (isHeading && spoken(first.textContent) === spoken(title)) first.remove()
  return text
}

const spoken = (words: string) => words.trim().replaceAll(/\s+/g, ' ').toLowerCase()
