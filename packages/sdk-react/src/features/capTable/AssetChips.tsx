import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { FilterChip } from '../../ui/actions/FilterChip'
import { capTableMessages } from './messages'

export interface AssetChipsProps {
  /** The assets there are, and how many rows each has. */
  assets: readonly { id: string; name: string; rows: number }[]
  /** How many rows all of them have. */
  count: number
  /** The asset that is shown; all of them without. */
  assetId: string | undefined
  /** Called with the asset to show. */
  onChange: (assetId: string | undefined) => void
}

/** The assets of a table, one of which or all are shown. */
export function AssetChips({ assets, count, assetId, onChange }: AssetChipsProps) {
  const messages = useMessages('capTable', capTableMessages)

  return (
    <Chips role="group" aria-label={messages.assets}>
      <FilterChip isSelected={assetId === undefined} count={count} onChange={() => onChange(undefined)}>
        {messages.allAssets}
      </FilterChip>
      {assets.map(({ id, name, rows }) => (
        <FilterChip key={id} isSelected={id === assetId} count={rows} onChange={() => onChange(id)}>
          <bdi>{name}</bdi>
        </FilterChip>
      ))}
    </Chips>
  )
}

/** A long name breaks within its chip. */
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-2);
  min-width: 0;
  > .capstan-filter-chip {
    max-width: 100%;
    overflow-wrap: anywhere;
    text-align: start;
  }
`
