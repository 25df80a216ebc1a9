import { isShown, orderColumns, type Grid } from '@capstan/sdk-core/grid'
import { fillIn } from '../../language/fillIn'
import { Button } from '../../ui/actions/Button'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import type { DataColumn } from '../model/DataColumn'
import { useGridMessages } from '../messages'
import { useGridState } from '../model/useGridState'

export interface ColumnChooserProps {
  grid: Grid
  columns: readonly DataColumn<never>[]
}

/** Which columns of a grid are shown; at least one of them is. Takes the last change of the layout back, or all of them. */
export function ColumnChooser({ grid, columns }: ColumnChooserProps) {
  const messages = useGridMessages()
  const layout = useGridState(grid, (state) => state.layout)
  const canUndo = useGridState(grid, (state) => state.pastLayouts.length > 0)
  const ordered = orderColumns(columns, layout)
  const shown = ordered.filter((column) => isShown(column, layout))

  return (
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
      <Button variant="quiet" dense icon="restart" isUnavailable={!canUndo} onPress={() => grid.undoLayout()}>
        {messages.undoLayout}
      </Button>
      <Button variant="quiet" dense onPress={() => grid.resetLayout()}>
        {messages.resetLayout}
      </Button>
    </fieldset>
  )
}
