import { add, Decimal, percentOfLargest } from '@capstan/sdk-core'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useChartsMessages } from '../messages'
import { ownerOf, type SharePart } from './shareParts'

export interface LargestNoteProps {
  parts: readonly SharePart[]
  /** The sum of all shares, also of those that are not given. */
  whole: Decimal
}

/** How much the largest ten of very many have together. */
export function LargestNote({ parts, whole }: LargestNoteProps) {
  const messages = useChartsMessages()
  const { percent } = useFormats()
  const owned = sizesOf(parts)
  const share = percentOfLargest(owned, whole, most)
  if (!share || share.isZero || parts.every((part) => part.percent === undefined)) return null
  const count = String(Math.min(most, owned.length))
  return (
    <p className="capstan-chart-words">
      <bdi>{fillIn(messages.largest, { count, percent: percent(share) })}</bdi>
    </p>
  )
}

const most = 10

/** Returns the size of each owner, over all their shares. */
function sizesOf(parts: readonly SharePart[]): Decimal[] {
  const owners = new Map<string, Decimal>()
  for (const part of parts) {
    const before = owners.get(ownerOf(part)) ?? Decimal.zero
    owners.set(ownerOf(part), add(before, part.value))
  }
  return [...owners.values()]
}
