/** How many pixels before its end a grid asks for more. (GRID-005) */
export const gridReach = 512

/** The scroll position of a grid, in pixels, with the names of the DOM. */
export interface ScrollPlace {
  scrollTop: number
  clientHeight: number
  scrollHeight: number
}

/** Returns true when the end of the loaded rows is so near that the next page is requested. */
export function wantsMoreRows({ scrollTop, clientHeight, scrollHeight }: ScrollPlace): boolean {
  return scrollHeight - scrollTop - clientHeight <= gridReach
}
