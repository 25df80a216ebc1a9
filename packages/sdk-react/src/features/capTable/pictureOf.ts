import type { IssuedRound, Stakeholder } from '@capstan/sdk-core/capTable'
import type { ShareChartProps } from '../../charts/ShareChart'
import type { Spoken } from '../../language/Messages'
import type { Grouping } from './GroupingSwitch'
import type { capTableMessages } from './messages'

/** What a picture of a cap table shows. */
export type CapTablePicture = Pick<
  ShareChartProps,
  'aria-label' | 'shares' | 'figure' | 'nameHeader' | 'figureHeader'
>

export interface PictureParts {
  grouping: Grouping
  stakeholders: readonly Stakeholder[]
  rounds: readonly IssuedRound[]
  /** Whether the rows are of one asset: units of several are not one whole. */
  isOneAsset: boolean
  messages: Spoken<typeof capTableMessages>
}

/** The picture of a cap table: what is issued, with the percentages of its rows; what it is worth, where units do not add up. */
export function pictureOf({
  grouping,
  stakeholders,
  rounds,
  isOneAsset,
  messages,
}: PictureParts): CapTablePicture {
  if (grouping === 'stakeholder')
    return {
      'aria-label': messages.ownership,
      nameHeader: messages.investor,
      figureHeader: messages.units,
      shares: isOneAsset
        ? stakeholders.flatMap((row) => shareOf(row, row.investorName ?? messages.unknown))
        : [],
    }
  return isOneAsset
    ? {
        'aria-label': messages.ownershipByRound,
        nameHeader: messages.round,
        figureHeader: messages.units,
        shares: rounds.flatMap((row) => shareOf(row, row.roundName ?? '')),
      }
    : {
        'aria-label': messages.valueByRound,
        nameHeader: messages.round,
        figureHeader: messages.value,
        figure: 'money',
        shares: rounds.flatMap(({ id, roundName, totalValue }) =>
          totalValue === null ? [] : { id: id ?? '', label: roundName ?? '', value: totalValue },
        ),
      }
}

/** The share of a row; nothing of one of which nothing is issued. */
function shareOf({ id, units, percent }: Pick<Stakeholder, 'id' | 'units' | 'percent'>, label: string) {
  return percent === null ? [] : { id: id ?? '', label, value: units ?? '0', percent }
}
