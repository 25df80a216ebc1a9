import { isShown, orderColumns, type Grid, type GridDensity, type GridView } from '@capstan/sdk-core/grid'
import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { fillIn } from '../provider/fillIn'
import { Button } from '../ui/actions/Button'
import { CheckboxField } from '../ui/choices/CheckboxField'
import { popoverRules } from '../ui/overlays/popoverRules'
import type { DataColumn } from './DataColumn'
import { useGridMessages } from './messages'
import { SavedViews } from './SavedViews'
import { useCsvExport } from './useCsvExport'
import { useGridState } from './useGridState'
import { writtenColumns } from './writtenColumns'

export interface ViewPanelProps {
  grid: Grid
  columns: readonly DataColumn<never>[]
  view: GridView<unknown>
  rows: readonly unknown[]
  /** There are rows that are not loaded. */
  isPartial: boolean
  /** The name of the CSV file. */
  fileName: string
  /** The button that opened it. */
  button: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const densities: readonly GridDensity[] = ['compact', 'standard', 'comfortable']

/** How a grid is arranged: its columns, its row height, its saved views; and what can be taken away from it. */
export function ViewPanel(props: ViewPanelProps) {
  const { grid, columns, view, rows, isPartial, fileName, button, isOpen, onOpenChange } = props
  const messages = useGridMessages()
  const layout = useGridState(grid, (state) => state.layout)
  const canUndo = useGridState(grid, (state) => state.pastLayouts.length > 0)
  const csv = useCsvExport<never>(fileName)
  const ordered = orderColumns(columns, layout)
  const shown = ordered.filter((column) => isShown(column, layout))
  const rowAt = (at: number) => rows[view.places[at] ?? -1] as never

  return (
    <Floating
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={4}
    >
      <Dialog aria-label={messages.view} className="capstan-grid-view">
        <fieldset>
          <legend>{messages.density}</legend>
          {densities.map((density) => (
            <Button
              key={density}
              dense
              aria-pressed={layout.density === density}
              variant={layout.density === density ? 'secondary' : 'quiet'}
              onPress={() => grid.setDensity(density)}
            >
              {messages[density]}
            </Button>
          ))}
        </fieldset>
        <fieldset>
          <legend>
            {messages.columnsShown} {fillIn(messages.shownOf, { shown: shown.length, all: ordered.length })}
          </legend>
          <div className="capstan-grid-chooser">
            {ordered.map((column) => (
              <CheckboxField
                key={column.id}
                bare
                optional
                label={column.header}
                value={shown.includes(column)}
                isDisabled={shown.length === 1 && shown[0] === column}
                onChange={(isVisible) => grid.setVisible(column.id, isVisible)}
              />
            ))}
          </div>
          <Button
            variant="quiet"
            dense
            icon="restart"
            isDisabled={!canUndo}
            onPress={() => grid.undoLayout()}
          >
            {messages.undoLayout}
          </Button>
          <Button variant="quiet" dense onPress={() => grid.resetLayout()}>
            {messages.resetLayout}
          </Button>
        </fieldset>
        <SavedViews grid={grid} />
        <div>
          {isPartial && <p>{messages.loadedExported}</p>}
          {csv.share === undefined ? (
            <Button
              dense
              icon="download"
              onPress={() => void csv.start({ columns: writtenColumns(shown), rowAt, count: view.rowCount })}
            >
              {messages.exportCsv}
            </Button>
          ) : (
            <>
              <span role="status">
                {fillIn(messages.exporting, { percent: Math.round(csv.share * 100) })}
              </span>
              <Button dense onPress={csv.cancel}>
                {messages.cancelExport}
              </Button>
            </>
          )}
          <Button dense variant="quiet" onPress={() => window.print()}>
            {messages.print}
          </Button>
        </div>
      </Dialog>
    </Floating>
  )
}

const Floating = styled(Popover)`
  ${popoverRules}
  width: calc(320 * var(--capstan-unit));
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: var(--capstan-space-2);
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: var(--capstan-space-1);
    padding: 0;
    font-weight: var(--capstan-font-weight-strong);
  }
  .capstan-grid-view {
    display: grid;
    gap: var(--capstan-space-4);
    padding: var(--capstan-space-3);
    outline: 0;
  }
  .capstan-grid-view > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-2);
  }
  .capstan-grid-view p {
    width: 100%;
    margin: 0;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  @media print {
    display: none;
  }
  .capstan-grid-chooser {
    display: grid;
    width: 100%;
    max-height: calc(240 * var(--capstan-unit));
    overflow: auto;
  }
`
