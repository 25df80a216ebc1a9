import { textKind } from './textKind'

/** One of a list. */
export const dropdown = textKind('dropdown', { read: (text) => text })

/** One of a list too long to show, found by typing. */
export const typeahead = textKind('typeahead', { read: (text) => text })
