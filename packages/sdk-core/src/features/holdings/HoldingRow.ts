import type { HoldingRowFragment } from './operations.generated'

/** A holding as a grid shows it: every figure an exact decimal text. */
export type HoldingRow = HoldingRowFragment
