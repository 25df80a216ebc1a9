/** The narrower of them, in em, for measurements rather than styles. */
export const narrowEm = 42.853

/**
 * Container queries of the two widths at which the look changes: 599.95 px and 899.95 px at text of 14 px. (LIMIT-001, LIMIT-002)
 *
 * They count the size of the text, so that larger text has the layout of a narrower place.
 */
export const narrow = `(max-width: ${narrowEm}em)`
export const medium = '(max-width: 64.282em)'
/** The width below which four cards do not fit in a row: 1199.95 px at text of 14 px. */
export const wide = '(max-width: 85.711em)'
