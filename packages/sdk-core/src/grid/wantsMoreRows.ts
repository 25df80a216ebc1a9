/** How many pixels before its end a grid asks for more. (GRID-005) */
export const gridReach = 512

/** Where a grid has been scrolled to, in pixels: the names are those of the DOM. */
export interface ScrollPlace {
  scrollTop: number
  clientHeight: number
  scrollHeight: number
}

/** Whether the end of what is loaded is so near that the next page is asked for. */
export function wantsMoreRows({ scrollTop, clientHeight, scrollHeight }: ScrollPlace): boolean {
  return scrollHeight - scrollTop - clientHeight <= gridReach
}
