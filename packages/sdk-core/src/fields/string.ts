import { textKind } from './textKind'

/** A line of text. */
export const string = textKind('string', { read: (text) => text })
