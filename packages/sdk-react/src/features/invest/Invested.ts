/** An investment the platform has taken, or the open one that already stood there. @public */
export interface Invested {
  /** The distribution to go on with. */
  distributionId: string
  /** Whether it was open before: an investor has at most one open distribution in an allocation. */
  alreadyOpen: boolean
}
