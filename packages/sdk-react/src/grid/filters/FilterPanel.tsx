import type { Grid } from '@capstan/sdk-core/grid'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { Button } from '../../ui/actions/Button'
import { popoverRules } from '../../ui/overlays/popoverRules'
import type { DataColumn } from '../model/DataColumn'
import { FilterRow } from './FilterRow'
import { inputRules } from '../styles/inputRules'
import { useGridMessages } from '../messages'
import type { OpenedPanel } from '../model/PanelButton'
import { useFilterDrafts } from './useFilterDrafts'

export interface FilterPanelProps extends OpenedPanel {
  grid: Grid
  columns: readonly DataColumn<never>[]
}

/** Filters of any column, several of one, too: each a column, a comparison and a value. All of them hold. */
export function FilterPanel({ grid, columns, button, isOpen, onOpenChange }: FilterPanelProps) {
  const messages = useGridMessages()
  const { drafts, set, remove, add } = useFilterDrafts(grid, columns)

  return (
    <Floating
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
    >
      <Dialog aria-label={messages.filters} className="capstan-grid-filters">
        {drafts.map(({ key, ...draft }) => (
          <FilterRow
            key={key}
            draft={draft}
            columns={columns}
            onChange={(changed) => set(key, changed)}
            onRemove={() => remove(key)}
          />
        ))}
        <div>
          <Button dense icon="plus" onPress={add}>
            {messages.anotherFilter}
          </Button>
        </div>
      </Dialog>
    </Floating>
  )
}

const Floating = styled(Popover)`
  ${popoverRules}
  ${inputRules}
  width: calc(480 * var(--capstan-unit));
  max-width: calc(100vw - 32px);
  .capstan-grid-filters {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--capstan-space-3);
    padding: var(--capstan-space-3);
    outline: 0;
  }
  [role='group'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-2);
  }
  [role='group'] > .capstan-grid-input {
    flex: 1 1 calc(120 * var(--capstan-unit));
    width: auto;
    height: calc(32 * var(--capstan-unit));
  }
  .capstan-grid-choices {
    display: flex;
    flex-wrap: wrap;
    flex: 1 1 100%;
    gap: 0 var(--capstan-space-4);
  }
  @media (pointer: coarse) {
    [role='group'] > .capstan-grid-input {
      height: calc(44 * var(--capstan-unit));
    }
  }
  @media print {
    display: none;
  }
`
