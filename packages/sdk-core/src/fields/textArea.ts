import { textKind } from './textKind'

/** Text of several lines. */
export const textArea = textKind('textArea', { read: (text) => text })
