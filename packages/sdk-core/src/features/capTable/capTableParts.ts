import { add, subtract } from '../../money/arithmetic'
import { decimal, type Decimal } from '../../money/decimal'
import { sumDecimals, sumOfKnown } from '../../money/sumDecimals'
import type { Stakeholder } from './CapTableRecords'
import type { CapTablePart } from './capTablePartsQuery'
import type { TotalsOfRows } from './totalsByAsset'

/** The sum of the cap table rows beyond the known parts. */
export interface OtherParts {
  /** The number of rows. */
  rows: number
  /** Their units, issued and not. */
  units: Decimal
  /** Their percentage of all units; undefined when the rows have no percentages. */
  percent?: Decimal
}

const hundred = decimal('100')

/** Returns the remainder after the largest parts, computed from the totals so that all percentages add up to 100.00. */
export function otherParts(
  parts: readonly CapTablePart[],
  { rows, units }: TotalsOfRows,
): OtherParts | undefined {
  const shown = new Set(parts.map(({ place }) => place)).size
  const left =
    units && subtract(add(units.issued, units.notIssued), sumOfKnown(parts.map((part) => part.units)))
  if (rows <= shown || !left) return undefined
  const percents = parts.flatMap(({ percent }) => percent ?? [])
  return {
    rows: rows - shown,
    units: left,
    ...(percents.length > 0 && { percent: subtract(hundred, sumOfKnown(percents)) }),
  }
}

/** The rows of a cap table of one asset as parts of no round, the largest first. */
export function partsOfRows(rows: readonly Stakeholder[]): CapTablePart[] {
  return rows.map(({ id, investorName, units, percent, status }, at) => ({
    __typename: 'CapTablePart',
    ...{ id, investorName, units, percent, status },
    ...{ roundId: null, place: at + 1 },
  }))
}

/** The same over all rounds: a part for each row, the largest first. */
export function partsByStakeholder(parts: readonly CapTablePart[]): CapTablePart[] {
  const rows = new Map<number | null, CapTablePart>()
  for (const part of parts) {
    const before = rows.get(part.place)
    rows.set(part.place, before ? together(before, part) : part)
  }
  return [...rows.values()]
}

function together(one: CapTablePart, other: CapTablePart): CapTablePart {
  const percent = sumDecimals([one, other].flatMap((part) => part.percent ?? []))
  return {
    ...one,
    units: sumOfKnown([one.units, other.units]).toString(),
    percent: percent?.toString() ?? null,
  }
}
