/** The default number of rows that a grid requests at a time. (GRID-004) */
export const gridPageSize = 50

/** The most rows a grid can show. (GRID-006) */
export const mostGridRows = 50_000

/** Which part of a list to ask for, in the platform's words. */
export interface GridPage {
  first: number
  offset: number
}

/** The page after a number of rows. */
export function gridPage(loaded: number, size: number = gridPageSize): GridPage {
  return { first: size, offset: loaded }
}

/** The message of a grid about a list that is too long to show whole. (GRID-006) */
export const tooManyRows = 'Error: Viewing over 50,000 rows is not supported. Please filter results.'

/** All rows at once, or nothing where there are more than a grid can show. (GRID-007) */
export function wholeList(totalCount: number): GridPage | undefined {
  return totalCount > mostGridRows ? undefined : { first: totalCount, offset: 0 }
}
