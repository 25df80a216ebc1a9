import { textKind } from './textKind'

/** Text that is not shown while it is typed, and never once it is. */
export const password = textKind('password', {
  read: (text) => text,
  display: (text) => '•'.repeat(Math.min(text.length, 8)),
})
