import { useRef, type ReactNode } from 'react'
import { fillIn } from '../language/fillIn'
import { CheckboxField } from '../ui/choices/CheckboxField'
import { VisuallyHidden } from '../ui/display/VisuallyHidden'
import type { RecordsProps } from '../ui/records/Records'
import { useTablesMessages } from './messages'

/** Which rows of a table are chosen. */
export interface TableSelection<Row> {
  /** The ids of the rows that are chosen. */
  chosen: ReadonlySet<string>
  /** Called with those that are to be. */
  onChange: (chosen: ReadonlySet<string>) => void
  /** Returns the name of a row for its check box. */
  nameOf: (row: Row) => string
  /** The actions for the chosen rows: a bar below the table shows them and how many rows are chosen. */
  actions?: ReactNode
}

/** A check box a row, and one for all of them; with Shift all rows from the one that was chosen last. */
export function useLead<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): RecordsProps<Row>['lead'] {
  const messages = useTablesMessages()
  const isShift = useRef(false)
  const anchor = useRef<string>(undefined)
  if (!selection) return undefined
  const { chosen, onChange, nameOf } = selection
  const ids = rows.map(idOf)
  const count = ids.filter((id) => chosen.has(id)).length
  const isAll = count === ids.length
  const choose = (id: string) => {
    const between = isShift.current && anchor.current !== undefined && rowsBetween(ids, anchor.current, id)
    if (!between) anchor.current = id
    onChange(new Set(between ? [...chosen, ...between] : toggled(chosen, id)))
  }
  const note = ({ shiftKey }: { shiftKey: boolean }) => {
    isShift.current = shiftKey
  }

  return {
    isChosen: (row) => chosen.has(idOf(row)),
    head: (
      <CheckboxField
        bare
        optional
        label={<VisuallyHidden>{messages.selectAll}</VisuallyHidden>}
        value={isAll}
        isIndeterminate={count > 0 && !isAll}
        onChange={() => onChange(new Set(isAll ? [] : ids))}
      />
    ),
    cell: (row) => (
      <div onPointerDownCapture={note} onKeyDownCapture={note}>
        <CheckboxField
          bare
          optional
          label={<VisuallyHidden>{fillIn(messages.select, { name: nameOf(row) })}</VisuallyHidden>}
          value={chosen.has(idOf(row))}
          onChange={() => choose(idOf(row))}
        />
      </div>
    ),
  }
}

function toggled(chosen: ReadonlySet<string>, id: string): string[] {
  return chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]
}

/** The ids from one to another, either way, both counted in; undefined if one of them is no longer there. */
function rowsBetween(ids: readonly string[], from: string, to: string): readonly string[] | undefined {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? undefined : ids.slice(start, end + 1)
}
