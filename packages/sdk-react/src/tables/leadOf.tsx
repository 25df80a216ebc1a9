import { fillIn } from '../provider/fillIn'
import { CheckboxField } from '../ui/choices/CheckboxField'
import { VisuallyHidden } from '../ui/display/VisuallyHidden'
import type { RecordsProps } from '../ui/records/Records'
import type { TablesMessages } from './messages'

/** Which rows of a table are chosen. */
export interface TableSelection<Row> {
  /** The ids of the rows that are chosen. */
  chosen: ReadonlySet<string>
  /** Called with those that are to be. */
  onChange: (chosen: ReadonlySet<string>) => void
  /** What a row is called, by its check box. */
  nameOf: (row: Row) => string
}

interface Lead<Row> extends TableSelection<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string
  messages: TablesMessages
}

/** A check box a row, and one for all of them. */
export function leadOf<Row>({
  chosen,
  onChange,
  nameOf,
  rows,
  idOf,
  messages,
}: Lead<Row>): RecordsProps<Row>['lead'] {
  const count = rows.filter((row) => chosen.has(idOf(row))).length
  const isAll = count === rows.length
  const toggled = (id: string) =>
    new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id])

  return {
    isChosen: (row) => chosen.has(idOf(row)),
    head: (
      <CheckboxField
        bare
        optional
        label={<VisuallyHidden>{messages.selectAll}</VisuallyHidden>}
        value={isAll}
        isIndeterminate={count > 0 && !isAll}
        onChange={() => onChange(new Set(isAll ? [] : rows.map(idOf)))}
      />
    ),
    cell: (row) => (
      <CheckboxField
        bare
        optional
        label={<VisuallyHidden>{fillIn(messages.select, { name: nameOf(row) })}</VisuallyHidden>}
        value={chosen.has(idOf(row))}
        onChange={() => onChange(toggled(idOf(row)))}
      />
    ),
  }
}
