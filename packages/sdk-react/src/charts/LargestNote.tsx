import { add, compare, Decimal } from '@capstan/sdk-core'
import { useFormats } from '../language/useFormats'
import { fillIn } from '../language/fillIn'
import { useChartsMessages } from './messages'
import { ownerOf, sumOf, type SharePart } from './shareParts'

/** How much the largest ten of very many have together. */
export function LargestNote({ parts }: { parts: readonly SharePart[] }) {
  const messages = useChartsMessages()
  const { percent } = useFormats()
  const largest = largestOf(parts, 10)
  const sum = sumOf(largest)
  if (sum.isZero) return null
  return (
    <p className="capstan-chart-words">
      <bdi>{fillIn(messages.largest, { count: String(largest.length), percent: percent(sum) })}</bdi>
    </p>
  )
}

/** Returns the percentages of the owners with the most, over all their shares. */
function largestOf(parts: readonly SharePart[], most: number): Decimal[] {
  const owners = new Map<string, Decimal>()
  for (const part of parts) {
    const before = owners.get(ownerOf(part)) ?? Decimal.zero
    owners.set(ownerOf(part), add(before, part.percent ?? Decimal.zero))
  }
  return [...owners.values()].sort((one, other) => compare(other, one)).slice(0, most)
}
