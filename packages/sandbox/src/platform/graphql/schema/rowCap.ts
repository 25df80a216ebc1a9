/** The most rows any list answers at once. */
export const rowCap = 1000

/** The rows a list inside a row answers when it is not told how many. */
export const ownRows = 100

/** The rows such a list is likely to have: what a request costs is reckoned with them. */
export const likelyRows = 10
