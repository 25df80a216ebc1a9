import { add, compare, Decimal, decimal, divide, multiply } from '@capstan/sdk-core'
import { useFormats } from '../language/useFormats'
import { fillIn } from '../language/fillIn'
import { useChartsMessages } from './messages'
import { ownerOf, sumOf, type SharePart } from './shareParts'

export interface LargestNoteProps {
  parts: readonly SharePart[]
  /** The sum of all shares, also of those that are not given. */
  whole: Decimal
}

/**
 * How much the largest ten of very many have together, by their sizes: the percentages of the shares are rounded to add to 100.00,
 * and ten of them may be off by some hundredths.
 */
export function LargestNote({ parts, whole }: LargestNoteProps) {
  const messages = useChartsMessages()
  const { percent } = useFormats()
  const largest = largestOf(parts, 10)
  const sum = sumOf(largest)
  if (sum.isZero || parts.every((part) => part.percent === undefined)) return null
  const share = divide(multiply(sum, hundred), whole, 2)
  return (
    <p className="capstan-chart-words">
      <bdi>{fillIn(messages.largest, { count: String(largest.length), percent: percent(share) })}</bdi>
    </p>
  )
}

/** Returns the sizes of the owners with the most, over all their shares. */
function largestOf(parts: readonly SharePart[], most: number): Decimal[] {
  const owners = new Map<string, Decimal>()
  for (const part of parts) {
    const before = owners.get(ownerOf(part)) ?? Decimal.zero
    owners.set(ownerOf(part), add(before, part.value))
  }
  return [...owners.values()].sort((one, other) => compare(other, one)).slice(0, most)
}

const hundred = decimal('100')
