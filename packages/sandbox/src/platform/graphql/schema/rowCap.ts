/** The most rows any list answers at once. */
export const rowCap = 1000

/** The maximum rows of a nested list when the request sets no limit. */
export const ownRows = 100

/** The number of rows such a list is likely to have, for the cost of a request. */
export const likelyRows = 10
