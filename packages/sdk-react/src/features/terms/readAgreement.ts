import { outlineHeadings } from './outlineHeadings'
import { sanitizeTerms } from './sanitizeTerms'
import { withoutTitle } from './withoutTitle'
import type { PendingTerms } from '@capstan/sdk-core/terms'

/** An agreement ready to show; `unreadable` where the page lets nobody parse html. */
export type Agreement =
  | { kind: 'plain'; text: string }
  | { kind: 'html'; nodes: DocumentFragment | undefined }
  | { kind: 'unreadable' }

/**
 * Reads an agreement: html when its type says so, made safe; plain text for any other type. `title` is what stands above
 * it, which an agreement need not repeat.
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
