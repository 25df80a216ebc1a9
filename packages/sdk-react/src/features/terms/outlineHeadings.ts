/** Shifts the heading levels of a text: the highest becomes h2, below the title of the screen, and no level is skipped. */
export function outlineHeadings(text: DocumentFragment): DocumentFragment {
  const headings = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const used = [...new Set(headings.map(levelOf))].sort()
  let last = 1

  for (const heading of headings) {
    last = Math.min(used.indexOf(levelOf(heading)) + 2, last + 1, 6)
    const moved = heading.ownerDocument.createElement(`h${last}`)
    moved.append(...heading.childNodes)
    heading.replaceWith(moved)
  }
  return text
}

function levelOf(heading: Element) {
  return Number(heading.localName.slice(1))
}
