import { assetsOf, type UnitsOf } from '@capstan/sdk-core/capTable'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { FilterChip } from '../../ui/actions/FilterChip'
import { capTableMessages } from './messages'

export interface AssetChipsProps {
  /** All rows: of each asset and of all. */
  rows: readonly (UnitsOf & { assetName: string | null })[]
  /** The asset that is shown; all of them without. */
  assetId: string | undefined
  /** Called with the asset to show. */
  onChange: (assetId: string | undefined) => void
}

/** The assets of the rows, one of which or all are shown. */
export function AssetChips({ rows, assetId, onChange }: AssetChipsProps) {
  const messages = useMessages('capTable', capTableMessages)
  const assets = assetsOf(rows)

  return (
    <Chips role="group" aria-label={messages.assets}>
      <FilterChip isSelected={assetId === undefined} count={rows.length} onChange={() => onChange(undefined)}>
        {messages.allAssets}
      </FilterChip>
      {assets.map(({ id, name, count }) => (
        <FilterChip key={id} isSelected={id === assetId} count={count} onChange={() => onChange(id)}>
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
