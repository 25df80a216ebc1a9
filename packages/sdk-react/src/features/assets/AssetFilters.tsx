import { assetStatuses, type AssetOfIssuer } from '@capstan/sdk-core/assets'
import { memo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { FilterChip } from '../../ui/actions/FilterChip'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { Inline } from '../../ui/layout/Inline'
import { chosenAssets } from './assetLines'
import { assetsMessages } from './messages'

export interface AssetFiltersProps {
  assets: readonly AssetOfIssuer[]
  isIssuer: boolean
  show: string
  onShow: (show: string) => void
}

/** What the list can be narrowed to: the statuses there are, and what a broker manages. */
export const AssetFilters = memo(function AssetFilters({
  assets,
  isIssuer,
  show,
  onShow,
}: AssetFiltersProps) {
  const messages = useMessages('assets', assetsMessages)
  const wordOf = useStatusWord()
  const count = (id: string) => chosenAssets(assets, { show: id, search: '' }).length
  const chips = [
    { id: 'all', word: messages.all },
    ...assetStatuses.map((id) => ({ id, word: wordOf(id) })),
    ...(isIssuer ? [] : [{ id: 'managed', word: messages.managed }]),
  ]

  return (
    <Inline role="group" aria-label={messages.show}>
      {chips
        .filter(({ id }) => id === 'all' || id === show || count(id) > 0)
        .map(({ id, word }) => (
          <FilterChip
            key={id}
            count={count(id)}
            isSelected={id === show}
            onChange={(isOn) => onShow(isOn ? id : 'all')}
          >
            {word}
          </FilterChip>
        ))}
    </Inline>
  )
})
