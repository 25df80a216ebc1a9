import { textKind } from './textKind'

/** A Twitter handle: 1 to 15 letters, digits or underscores. An @ in front is dropped. */
export const twitterHandle = textKind('twitterHandle', {
  read: (text) => {
    const handle = text.trim().replace(/^@/, '')
    return /^\w{1,15}$/.test(handle) ? handle : undefined
  },
})
