import { readView } from './readView'
import type { StateColumn } from './GridContext'
import type { SavedView } from './SavedView'

/** Longer than a browser's address may be. */
const longestLink = 16_000

/** A view as the value of a parameter in a link; `URLSearchParams` makes it fit. It includes the search text. */
export function viewToLink(view: SavedView): string {
  return JSON.stringify(view)
}

/** The view in a link; nothing where it has none. */
export function viewFromLink(text: string | null, columns: readonly StateColumn[]): SavedView | undefined {
  if (!text || text.length > longestLink) return undefined
  try {
    return readView(JSON.parse(text), columns)
  } catch {
    return undefined
  }
}
