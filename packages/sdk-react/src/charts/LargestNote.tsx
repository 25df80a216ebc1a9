import { Decimal } from '@capstan/sdk-core'
import { useFormats } from '../language/useFormats'
import { fillIn } from '../provider/fillIn'
import { useChartsMessages } from './messages'
import { sumOf, type SharePart } from './shareParts'

/** How much the largest ten of very many have together. */
export function LargestNote({ parts }: { parts: readonly SharePart[] }) {
  const messages = useChartsMessages()
  const { percent } = useFormats()
  const largest = parts.slice(0, 10)
  const sum = sumOf(largest.map((part) => part.percent ?? Decimal.zero))
  if (sum.isZero) return null
  return (
    <p className="capstan-chart-words">
      <bdi>{fillIn(messages.largest, { count: String(largest.length), percent: percent(sum) })}</bdi>
    </p>
  )
}
