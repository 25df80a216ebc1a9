/** An investment that the platform has accepted, or the open one that existed before. @public */
export interface Invested {
  /** The distribution to continue with. */
  distributionId: string
  /** Whether it was open before: an investor has at most one open distribution in an allocation. */
  alreadyOpen: boolean
}
