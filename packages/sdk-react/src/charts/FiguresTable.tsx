import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { PlainTable } from '../ui/records/PlainTable'
import { useChartsMessages } from './messages'

/** A row of the table: its label and its figures. */
export interface FiguresRow {
  id: string
  title: string
  figures: readonly ReactNode[]
}

export interface FiguresTableProps {
  /** The name of the chart. */
  label: string
  /** The words above the columns, one more than figures. */
  headers: readonly string[]
  rows: readonly FiguresRow[]
  /** The row with the total. */
  total?: FiguresRow
  /** It has many columns: where they do not fit, it scrolls, by keyboard too. */
  isWide?: boolean
}

/** All figures of a chart in a table that the reader can open; it is rendered when it is opened. */
export function FiguresTable({ label, headers, rows, total, isWide = false }: FiguresTableProps) {
  const messages = useChartsMessages()
  const [isOpen, setIsOpen] = useState(false)

  const table = (
    <PlainTable aria-label={label} isNarrow={!isWide}>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Figures key={row.id} row={row} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Figures row={total} />
        </tfoot>
      )}
    </PlainTable>
  )
  return (
    <Details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={`${messages.showTable} ${label}`}>{messages.showTable}</summary>
      {isOpen && table}
    </Details>
  )
}

function Figures({ row }: { row: FiguresRow }) {
  return (
    <tr>
      <th scope="row">
        <bdi>{row.title}</bdi>
      </th>
      {row.figures.map((figure, index) => (
        <td key={index}>{figure}</td>
      ))}
    </tr>
  )
}

/** Printed only if it is open. A figure wraps only as a last resort: large text on a small screen. */
const Details = styled.details`
  font-size: var(--capstan-font-size-dense);
  > summary {
    width: max-content;
    max-width: 100%;
    padding-block: var(--capstan-space-1);
    color: var(--capstan-primary-text);
    cursor: pointer;
  }
  > div {
    margin-block-start: var(--capstan-space-2);
  }
  :is(th, td) {
    text-align: end;
  }
  th:first-child {
    text-align: start;
    overflow-wrap: anywhere;
  }
  [role] th,
  td {
    white-space: nowrap;
  }
  @container (max-width: 20em) {
    > :not([role]) :is(th, td) {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  @media print {
    &:not([open]) {
      display: none;
    }
  }
  @media (pointer: coarse) {
    > summary {
      padding-block: var(--capstan-space-3);
    }
  }
`
