/** The problems of a story in one combination. */
export interface Findings {
  /** The violations that axe reports, including best practices. */
  axe: string[]
  /** Elements wider than the page or their card, and texts that are cut. */
  overflow: string[]
  /** Texts that are in no catalogue. */
  literals: string[]
}
