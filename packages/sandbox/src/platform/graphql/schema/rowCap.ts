/** The most rows any list answers at once. */
export const rowCap = 1000

/** The maximum rows of a nested list when the request sets no limit. */
export const ownRows = 100

/** The rows such a list is likely to have: what a request costs is reckoned with them. */
export const likelyRows = 10
