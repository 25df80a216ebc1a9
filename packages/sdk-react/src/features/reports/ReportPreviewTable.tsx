import type { ReportTable } from '@capstan/sdk-core/reports'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { PlainTable } from '../../ui/records/PlainTable'
import { fileSize } from './fileSize'
import { reportsMessages } from './messages'

const most = 12

/** The first rows of a file, as it says them, and how many there are. */
export function ReportPreviewTable({ table, label }: { table: ReportTable; label: string }) {
  const messages = useMessages('reports', reportsMessages)
  const formats = useFormats()
  const { headers, rows, file } = table
  const shown = rows.slice(0, most)
  const counts = rows.length > most ? messages.firstRows : messages.allRows

  if (rows.length === 0) return <EmptyState text={messages.noRows} />
  return (
    <>
      <Counts>
        <span>{fillIn(formats.plural(counts, rows.length), { shown: shown.length })}</span>
        <span>
          {formats.plural(messages.columns, headers.length)} · {fileSize(file.size, messages, formats)}
        </span>
      </Counts>
      <File aria-label={label}>
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
            {shown.map((cells, at) => (
              // A file has no ids: its rows stay where they are.
              <tr key={at}>
                {cells.map((cell, column) => (
                  <td key={headers[column]} data-numeric={isFigure(cell) || undefined}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
      </File>
    </>
  )
}

const isFigure = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell)

const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--capstan-space-4);
  margin: 0 0 var(--capstan-space-2);
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`

const File = styled(PlainTable)`
  :is(th, td) {
    white-space: nowrap;
  }
`
