import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import type { AssetColumn } from './AssetColumn'
import type { AssetLine } from './assetLines'
import { TreeRoom, TreeTable } from './assetTreeStyles'
import { assetsMessages } from './messages'

export interface AssetTreeProps {
  'aria-label': string
  /** The words above the names. */
  nameHeader: string
  lines: readonly AssetLine[]
  columns: readonly AssetColumn[]
  /** The name of a line, and the content below it. */
  name: (line: AssetLine) => { text: string; shown: ReactNode }
  /** Renders the text of an asset without rounds, over the whole line. */
  empty: (line: AssetLine) => ReactNode
  /** Called to open or close a line. */
  onToggle: (key: string) => void
}

/** Issuers, assets and rounds as one tree: arrow keys move through its lines, right opens, left closes. */
export function AssetTree({ nameHeader, lines, columns, name, empty, onToggle, ...rest }: AssetTreeProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [at, setAt] = useState<string>()
  const tabStop = lines.some(({ key }) => key === at) ? at : lines[0]?.key
  const go = (key: string | undefined) =>
    body.current?.querySelector<HTMLElement>(`[data-row="${key ?? ''}"]`)?.focus()

  const keys = (line: AssetLine, index: number) =>
    treeKeys({ line, onToggle, go }, [lines[0], lines[index - 1], lines[index + 1], lines.at(-1)])

  return (
    <TreeRoom>
      <TreeTable {...rest} role="treegrid" className="capstan-tree">
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
          {lines.map((line, index) => (
            <AssetTreeRow
              key={line.key}
              line={line}
              columns={columns}
              name={name(line)}
              empty={empty}
              isTabStop={line.key === tabStop}
              onFocus={() => setAt(line.key)}
              onKeyDown={keys(line, index)}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </TreeTable>
    </TreeRoom>
  )
}

/** A line of a tree, and its keyboard actions. */
interface LineOfTree {
  line: AssetLine
  onToggle: (key: string) => void
  go: (key: string | undefined) => void
}

/** The lines that the arrow keys move to: the first line, the one before, the one after, the last. */
type Neighbours = readonly [
  first: AssetLine | undefined,
  before: AssetLine | undefined,
  after: AssetLine | undefined,
  last: AssetLine | undefined,
]

/**
 * Returns what each key does: up and down move through the lines; forward, in the direction of the text, opens a line and enters it;
 * back closes it and leaves it.
 */
function treeKeys({ line, onToggle, go }: LineOfTree, [first, before, after, last]: Neighbours) {
  const steps: Record<string, (() => void) | undefined> = {
    ArrowDown: () => go(after?.key),
    ArrowUp: () => go(before?.key),
    Home: () => go(first?.key),
    End: () => go(last?.key),
    ArrowRight: () => (line.isOpen === false ? onToggle(line.key) : line.isOpen && go(after?.key)),
    ArrowLeft: () => (line.isOpen ? onToggle(line.key) : go(line.parent)),
    Enter: line.isOpen === undefined ? undefined : () => onToggle(line.key),
  }
  return (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = steps[isMirrored ? (mirrored[event.key] ?? event.key) : event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

interface AssetTreeRowProps {
  line: AssetLine
  columns: readonly AssetColumn[]
  name: { text: string; shown: ReactNode }
  empty: (line: AssetLine) => ReactNode
  isTabStop: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void
  onToggle: (key: string) => void
}

/** A line of the tree: an issuer, an asset, a round, or that an asset has none. */
function AssetTreeRow({ line, columns, name, empty, isTabStop, ...on }: AssetTreeRowProps) {
  const messages = useMessages('assets', assetsMessages)
  const { onFocus, onKeyDown, onToggle } = on
  return (
    <tr
      role="row"
      data-row={line.key}
      data-kind={line.kind}
      aria-level={line.level}
      aria-expanded={line.isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
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
                  aria-label={fillIn(line.isOpen ? messages.collapse : messages.expand, { name: name.text })}
                  onPress={() => onToggle(line.key)}
                />
              )}
              <span>{name.shown}</span>
            </div>
          </th>
          {columns.map((column) => (
            <Cell key={column.id} line={line} column={column} />
          ))}
        </>
      )}
    </tr>
  )
}

/** A cell, which shows its heading itself if the line is a card. */
function Cell({ line, column: { header, as, isNumeric, cell } }: { line: AssetLine; column: AssetColumn }) {
  const content = cell(line)
  return (
    <td
      role="gridcell"
      data-as={as}
      data-label={as === 'fact' ? header : undefined}
      data-numeric={isNumeric || undefined}
      data-empty={content === null || content === undefined || undefined}
    >
      {content}
    </td>
  )
}
