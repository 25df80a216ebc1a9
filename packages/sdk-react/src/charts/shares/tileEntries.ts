import { lookAt } from '../Look'
import { partOf } from '../partOf'
import { figureText, type ShareWords } from './shareEntries'
import type { Share, ShareState } from './shareParts'
import type { TileEntry } from './TileLegend'

/** Returns the legend of tiles: each group, and the issued and pending parts. */
export function tileEntries(
  groups: readonly Share[],
  states: readonly ShareState[],
  words: ShareWords,
): TileEntry[] {
  return [
    ...groups.map(({ id, label, value, percent }, at) => ({
      id: `of ${id}`,
      label,
      text: figureText(partOf(value), percent === undefined ? undefined : partOf(percent), words),
      look: lookAt(at),
    })),
    ...states.map(({ label, value, isPending }) => ({
      id: isPending ? 'pending' : 'there',
      label,
      text: words.value(partOf(value)),
      isPending,
    })),
  ]
}
