import type { DistributionPricesFragment, DistributionRowFragment } from './operations.generated'

/** A distribution as a grid shows it: every figure an exact decimal text. An agent's has no price, and nothing that gives one away. */
export type DistributionRow = DistributionRowFragment & Partial<DistributionPricesFragment>
