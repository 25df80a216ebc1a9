import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { narrow } from '../../ui/layout/breakpoints'
import type { AssetLine } from './assetLines'
import { assetsMessages } from './messages'

/** A column all levels share, and what it becomes where a line is a card. */
export interface AssetColumn {
  id: string
  header: string
  as: 'end' | 'wide' | 'fact' | 'actions'
  isNumeric?: boolean
  cell: (line: AssetLine) => ReactNode
}

export interface AssetTreeProps {
  'aria-label': string
  /** The words above the names. */
  nameHeader: string
  lines: readonly AssetLine[]
  columns: readonly AssetColumn[]
  /** The name of a line, and what stands below it. */
  name: (line: AssetLine) => { text: string; shown: ReactNode }
  /** What an asset without rounds says, over the whole line. */
  empty: (line: AssetLine) => ReactNode
  /** Called to open or close a line. */
  onToggle: (key: string) => void
}

/** Issuers, assets and rounds as one tree: arrows walk its lines, right opens, left closes. */
export function AssetTree({ nameHeader, lines, columns, name, empty, onToggle, ...rest }: AssetTreeProps) {
  const messages = useMessages('assets', assetsMessages)
  const body = useRef<HTMLTableSectionElement>(null)
  const [at, setAt] = useState<string>()
  const tabStop = lines.some(({ key }) => key === at) ? at : lines[0]?.key
  const go = (key: string | undefined) =>
    body.current?.querySelector<HTMLElement>(`[data-row="${key ?? ''}"]`)?.focus()

  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, line: AssetLine, index: number) => {
    if (event.target !== event.currentTarget) return
    const isRight = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const steps: Record<string, (() => void) | undefined> = {
      ArrowDown: () => go(lines[index + 1]?.key),
      ArrowUp: () => go(lines[index - 1]?.key),
      Home: () => go(lines[0]?.key),
      End: () => go(lines.at(-1)?.key),
      ArrowRight: () =>
        line.isOpen === false ? onToggle(line.key) : line.isOpen && go(lines[index + 1]?.key),
      ArrowLeft: () => (line.isOpen ? onToggle(line.key) : go(line.parent)),
      Enter: line.isOpen === undefined ? undefined : () => onToggle(line.key),
    }
    const key = isRight === 'ArrowLeft' ? (mirrored[event.key] ?? event.key) : event.key
    const step = steps[key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    step()
  }

  return (
    <Room>
      <Table {...rest} role="treegrid" className="capstan-tree">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {nameHeader}
            </th>
            {columns.map(({ id, header, as, isNumeric }) => (
              <th key={id} role="columnheader" scope="col" data-numeric={isNumeric || undefined}>
                {as === 'actions' ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {lines.map((line, index) => {
            const { text, shown } = name(line)
            return (
              <tr
                key={line.key}
                role="row"
                data-row={line.key}
                data-kind={line.kind}
                aria-level={line.level}
                aria-expanded={line.isOpen}
                tabIndex={line.key === tabStop ? 0 : -1}
                onFocus={() => setAt(line.key)}
                onKeyDown={(event) => onKeyDown(event, line, index)}
              >
                {line.kind === 'empty' ? (
                  <td role="gridcell" colSpan={columns.length + 1}>
                    {empty(line)}
                  </td>
                ) : (
                  <>
                    <th role="rowheader" scope="row">
                      <div>
                        {line.isOpen !== undefined && (
                          <Button
                            variant="quiet"
                            dense
                            icon={line.isOpen ? 'chevron-down' : 'chevron-right'}
                            aria-label={fillIn(line.isOpen ? messages.collapse : messages.expand, {
                              name: text,
                            })}
                            onPress={() => onToggle(line.key)}
                          />
                        )}
                        <span>{shown}</span>
                      </div>
                    </th>
                    {columns.map(({ id, header, as, isNumeric, cell }) => {
                      const content = cell(line)
                      return (
                        <td
                          key={id}
                          role="gridcell"
                          data-as={as}
                          data-label={as === 'fact' ? header : undefined}
                          data-numeric={isNumeric || undefined}
                          data-empty={content === null || content === undefined || undefined}
                        >
                          {content}
                        </td>
                      )
                    })}
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Room>
  )
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

const Room = styled.div`
  container-type: inline-size;
  overflow-x: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;
  > thead th {
    padding: var(--capstan-space-2) var(--capstan-space-3);
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-strong);
    text-align: start;
    white-space: nowrap;
  }
  th[data-numeric],
  td[data-numeric] {
    text-align: end;
  }
  > tbody > tr {
    height: calc(54 * var(--capstan-unit));
    border-top: 1px solid var(--capstan-border);
  }
  > tbody > tr:focus-visible {
    outline: 2px solid var(--capstan-focus);
    outline-offset: -2px;
  }
  > tbody > tr[data-kind='round'],
  > tbody > tr[data-kind='empty'] {
    background: var(--capstan-surface);
  }
  > tbody > tr > * {
    padding: var(--capstan-space-1) var(--capstan-space-3);
    font-weight: inherit;
    text-align: start;
  }
  > tbody > tr[data-kind='asset'] > td[data-numeric],
  > tbody > tr[data-kind='issuer'] > td[data-numeric] {
    font-weight: var(--capstan-font-weight-strong);
  }
  th > div {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-1);
  }
  th > div > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  tr[data-kind='round'] > th,
  tr[data-kind='empty'] > td {
    padding-inline-start: calc(46 * var(--capstan-unit));
  }
  tr[aria-level='2'][data-kind='asset'] > th {
    padding-inline-start: calc(34 * var(--capstan-unit));
  }
  tr[aria-level='3'] > th,
  tr[aria-level='3'][data-kind='empty'] > td {
    padding-inline-start: calc(72 * var(--capstan-unit));
  }
  small {
    display: block;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-regular);
  }
  td[data-as='actions'] {
    text-align: end;
    white-space: nowrap;
  }
  td[data-as='wide'] {
    min-width: calc(200 * var(--capstan-unit));
  }
  @container ${narrow} {
    &,
    > tbody {
      display: block;
    }
    > thead {
      display: none;
    }
    > tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--capstan-space-2) var(--capstan-space-3);
      height: auto;
      padding: var(--capstan-space-3) var(--capstan-space-4);
    }
    > tbody > tr > *,
    tr[data-kind] > th,
    tr[data-kind][aria-level] > td {
      padding: 0;
      text-align: start;
    }
    > tbody > tr[data-kind='round'] {
      padding-inline-start: calc(28 * var(--capstan-unit));
    }
    th,
    td[data-as='wide'],
    td[data-as='actions'],
    tr[data-kind='empty'] > td {
      grid-column: 1 / -1;
    }
    td[data-as='end'] {
      grid-column: 1 / -1;
    }
    td[data-empty] {
      display: none;
    }
    td[data-label]::before {
      content: attr(data-label);
      display: block;
      color: var(--capstan-text-muted);
      font-size: var(--capstan-font-size-dense);
      font-weight: var(--capstan-font-weight-regular);
    }
  }
  @media print {
    td[data-as='actions'],
    .capstan-button {
      display: none;
    }
  }
`
