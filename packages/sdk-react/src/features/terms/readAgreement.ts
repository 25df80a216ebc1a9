import type { PendingTerms } from '@capstan/sdk-core/terms'
import { sanitizeTerms } from './sanitizeTerms'

/** An agreement ready to show; `unreadable` where the page allows no parsing of HTML. */
export type Agreement =
  | { kind: 'plain'; text: string }
  | { kind: 'html'; nodes: DocumentFragment | undefined }
  | { kind: 'unreadable' }

/**
 * Reads an agreement: sanitized HTML when its type says so, plain text for any other type. `title` is the heading above it, which
 * the agreement does not repeat.
 */
export function readAgreement(
  { type, agreement }: Pick<PendingTerms, 'type' | 'agreement'>,
  title: string,
): Agreement {
  if (type !== 'html') return { kind: 'plain', text: agreement }
  // A server has no document to parse with; the browser fills the place.
  if (typeof document === 'undefined') return { kind: 'html', nodes: undefined }
  try {
    return { kind: 'html', nodes: outlineHeadings(withoutTitle(sanitizeTerms(agreement), title)) }
  } catch {
    // A strict page that does not allow the policy `capstan-terms` refuses to parse.
    return { kind: 'unreadable' }
  }
}

/** Removes the first heading of a text when the screen shows the same title above it, in any case. */
function withoutTitle(text: DocumentFragment, title: string): DocumentFragment {
  const first = text.firstElementChild
  const isHeading = first !== null && /^h[1-6]$/.test(first.localName)
  if (isHeading && spoken(first.textContent) === spoken(title)) first.remove()
  return text
}

const spoken = (words: string) => words.trim().replaceAll(/\s+/g, ' ').toLowerCase()

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
