/** The most rows any list answers at once. */
export const rowCap = 1000

/** The rows a list inside a row answers when it is not told how many. */
export const ownRows = 100
