/** What is wrong with a story in one combination. */
export interface Findings {
  /** What axe says, best practices as well. */
  axe: string[]
  /** What is wider than the page or its card, and texts that are cut. */
  overflow: string[]
  /** Texts that come from no catalogue. */
  literals: string[]
}
