import type { Decimal } from '@capstan/sdk-core'
import { fillIn } from '../../language/fillIn'
import { drawnPercent } from '../layOut'
import { figureText, type ShareWords } from './shareEntries'
import { lookAt } from '../Look'
import type { FoldedParts, Share } from './shareParts'
import { treemapOf } from './treemapOf'
import type { TreemapPart } from './TreemapPicture'

/** Shares as tiles, with the parts that are too small as the last tile; a share of zero is only in the table. */
export function treemapParts(
  { shown, rest }: FoldedParts,
  whole: Decimal,
  words: ShareWords,
  groups: readonly Pick<Share, 'id' | 'label'>[] = [],
): TreemapPart[] {
  const others = rest && { ...rest, id: 'others', label: words.others(rest.count), isRest: true }
  const drawn = [
    ...shown.map((part) => ({ ...part, id: `of ${part.id}` })),
    ...(others ? [others] : []),
  ].filter(({ value }) => !value.isZero)
  const tiles = treemapOf(drawn.map(({ value }) => drawnPercent(value, whole)))
  return drawn.flatMap((part, at) => {
    const tile = tiles[at]
    const group = groups.findIndex(({ id }) => 'group' in part && id === part.group)
    const figure = figureText(part.value, part.percent, words)
    return tile
      ? {
          ...tile,
          id: part.id,
          label: part.label,
          share: part.percent ? words.percent(part.percent) : figure,
          text: fillIn(words.messages.part, { label: labelIn(groups, part, words), figure }),
          isRest: 'isRest' in part,
          look: lookAt(Math.max(0, group)),
          isPending: 'isPending' in part && part.isPending,
        }
      : []
  })
}

/** Returns the name of a share with its group. */
export function labelIn(
  groups: readonly Pick<Share, 'id' | 'label'>[],
  { label, group }: Pick<Share, 'label' | 'group'>,
  { messages }: Pick<ShareWords, 'messages'>,
): string {
  const found = group === undefined ? undefined : groups.find(({ id }) => id === group)
  return found ? fillIn(messages.inGroup, { label, group: found.label }) : label
}
