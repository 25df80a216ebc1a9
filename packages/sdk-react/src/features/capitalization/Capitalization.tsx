import { useState } from 'react'
import { block, type BlockProps } from '../../provider/block'
import { ConnectedCapTable } from '../capTable/CapTable'
import type { KeptGrouping } from '../capTable/useCapTableChoice'
import { ConnectedSchedule } from '../capTable/ScheduleOfPurchasers'
import type { ChosenAsset, KeptAssetChoice } from '../capTable/useChosenAsset'
import { CapitalizationView } from './CapitalizationView'
import type { Place } from '../../ui/layout/Portal'
import type { CapitalizationChoice } from './CapitalizationChoices'

export interface CapitalizationProps extends BlockProps {
  /** The choices, when the host keeps them, such as in an address: `onChange` reports a new choice. */
  choice?: Partial<CapitalizationChoice>
  /** The first choices, when the host does not keep them: the cap table of today by default. */
  initial?: Partial<CapitalizationChoice>
  /** Called with the selection. */
  onChange?: (choice: CapitalizationChoice) => void
  /** The place of the choices, such as the head of a page; above the table by default. */
  choicesIn?: Place
}

/** Cap table or schedule of purchasers, today or on any day. @public */
export const Capitalization = block(function Capitalization({
  choice,
  initial,
  onChange,
  choicesIn,
}: CapitalizationProps) {
  const [own, setOwn] = useState(initial)
  const shown: CapitalizationChoice = { view: 'capTable', ...(choice ?? own) }
  const choose = (next: CapitalizationChoice) => {
    setOwn(next)
    onChange?.(next)
  }
  const { view, day } = shown
  const asset: KeptAssetChoice = [
    assetOf(shown),
    ({ assetId = 'all' }) => choose({ ...shown, asset: assetId }),
  ]
  const grouping: KeptGrouping = [
    shown.rows ?? 'stakeholder',
    (rows) => choose({ ...shown, rows: rows === 'stakeholder' ? undefined : rows }),
  ]

  return (
    <CapitalizationView choice={shown} onChange={choose} choicesIn={choicesIn}>
      {view === 'capTable' ? (
        <ConnectedCapTable day={day} choice={asset} keptGrouping={grouping} />
      ) : (
        <ConnectedSchedule day={day} choice={asset} atFirst="first" />
      )}
    </CapitalizationView>
  )
})

function assetOf({ asset }: CapitalizationChoice): ChosenAsset | undefined {
  return asset === undefined ? undefined : asset === 'all' ? {} : { assetId: asset }
}
