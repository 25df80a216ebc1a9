import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { formatted } from '../model/DataColumn'
import type { GridModel } from '../model/GridModel'
import { totalsLine } from '../model/lines'
import { useGridMessages } from '../messages'

export interface TotalsLineProps<Row> {
  model: GridModel<Row>
  /** The column whose cell has focus. */
  focus: string | undefined
}

/** Line with the totals of all rows that match and their number. It stays at the foot while rows scroll. */
export function TotalsLine<Row>({ model, focus }: TotalsLineProps<Row>) {
  const { columns, total, totalOf, headLines, bodyLines, rowHeight } = model
  const messages = useGridMessages()
  const { plural } = useFormats()
  const first = columns.find(({ column }) => column)?.id
  const words = fillIn(messages.total, { rows: plural(messages.rows, total) })

  return (
    <div role="rowgroup" className="capstan-grid-foot">
      <div
        role="row"
        className="capstan-grid-row"
        aria-rowindex={headLines + bodyLines + 1}
        data-line={totalsLine}
        style={{ height: rowHeight }}
      >
        {columns.map(({ id, column, at, side, style, marks }) => {
          const text = id === first ? words : column?.total ? formatted(column, totalOf?.(id)) : undefined
          return (
            <div
              key={id}
              role={id === first ? 'rowheader' : 'gridcell'}
              className="capstan-grid-cell"
              {...marks}
              aria-colindex={at + 1}
              tabIndex={focus === id ? 0 : undefined}
              data-kind={column?.kind}
              data-side={side}
              title={text}
              style={style}
            >
              {text}
            </div>
          )
        })}
      </div>
    </div>
  )
}
