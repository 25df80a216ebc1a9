import type { Decimal } from '@capstan/sdk-core'
import { fillIn } from '../../language/fillIn'
import { layOut } from '../layOut'
import type { LegendEntry } from '../Legend'
import { lookAt, type DrawnPart } from '../Look'
import type { ChartsMessages } from '../messages'
import type { FoldedParts, SharePart } from './shareParts'

/** The texts of shares. */
export interface ShareWords {
  messages: Pick<ChartsMessages, 'part' | 'figure' | 'inGroup'>
  /** Returns the name for a number of shares together. */
  others: (count: number) => string
  value: (value: Decimal) => string
  percent: (percent: Decimal) => string
}

/** Returns the parts to draw and their legend: a share of zero is in the legend only. */
export function shareEntries(
  { shown, rest }: FoldedParts,
  whole: Decimal,
  words: ShareWords,
): { drawn: DrawnPart[]; entries: LegendEntry[] } {
  const others = rest && { ...rest, id: 'others', label: words.others(rest.count) }
  const all = others ? [...shown, others] : shown
  const spans = layOut(
    all.map(({ value }) => value),
    whole,
  )
  const entries = all.map(({ id, label, value, percent, isPending }: Shown, index) => ({
    // The prefix keeps a share with the id of the rest apart from the rest.
    id: index < shown.length ? `of ${id}` : id,
    label,
    text: figureText(value, percent, words),
    mark: lookAt(index),
    isPending,
    isSaid: !value.isZero,
  }))
  const drawn = entries.flatMap(({ id, label, text, mark, isPending, isSaid }, index) => {
    const span = spans[index]
    const said = fillIn(words.messages.part, { label, figure: text })
    return isSaid && span ? [{ ...span, id, look: mark, text: said, isPending }] : []
  })
  return { drawn, entries }
}

type Shown = Omit<SharePart, 'owner' | 'group'>

/** A figure, with its share in the whole where there is one. */
export function figureText(
  value: Decimal,
  percent: Decimal | undefined,
  words: Omit<ShareWords, 'others'>,
): string {
  const shown = words.value(value)
  return percent ? fillIn(words.messages.figure, { value: shown, percent: words.percent(percent) }) : shown
}
