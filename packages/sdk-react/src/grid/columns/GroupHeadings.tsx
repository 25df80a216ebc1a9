import type { ShownColumn } from '../model/shownColumns'

export interface GroupHeadingsProps<Row> {
  columns: readonly ShownColumn<Row>[]
}

/** The headings that several columns have in common, above their own. */
export function GroupHeadings<Row>({ columns }: GroupHeadingsProps<Row>) {
  return (
    <div role="row" className="capstan-grid-row" aria-rowindex={1} data-headings="">
      {runs(columns).map((run) => (
        <div
          key={run.first.id}
          role={run.first.column?.group ? 'columnheader' : 'cell'}
          className="capstan-grid-cell"
          aria-colindex={run.first.at + 1}
          aria-colspan={run.count}
          data-side={run.first.side}
          style={{ ...run.first.style, width: run.width }}
        >
          {run.first.column?.group}
        </div>
      ))}
    </div>
  )
}

interface Run<Row> {
  first: ShownColumn<Row>
  count: number
  width: number
}

/** Columns side by side with the same heading, and on the same side. */
function runs<Row>(columns: readonly ShownColumn<Row>[]): Run<Row>[] {
  return columns.reduce<Run<Row>[]>((all, place) => {
    const last = all.at(-1)
    const isSame = last && last.first.side === place.side && last.first.column?.group === place.column?.group
    if (!isSame) return [...all, { first: place, count: 1, width: place.width }]
    return [...all.slice(0, -1), { ...last, count: last.count + 1, width: last.width + place.width }]
  }, [])
}
