import { textKind } from './textKind'

/** A line of text. */
export const string = textKind('string', { read: (text) => text })

/** Text of several lines. */
export const textArea = textKind('textArea', { read: (text) => text })

/** Text that is not shown while it is typed, and never once it is. */
export const password = textKind('password', {
  read: (text) => text,
  display: (text) => '•'.repeat(Math.min(text.length, 8)),
})

/** A Twitter handle: 1 to 15 letters, digits or underscores. An @ in front is dropped. */
export const twitterHandle = textKind('twitterHandle', {
  read: (text) => {
    const handle = text.trim().replace(/^@/, '')
    return /^\w{1,15}$/.test(handle) ? handle : undefined
  },
})
