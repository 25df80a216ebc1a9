import type { KeyboardEvent, ReactNode } from 'react'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import type { AssetColumn } from './AssetColumn'
import type { AssetLine } from './assetLines'
import { assetsMessages } from './messages'

export interface AssetTreeRowProps {
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
export function AssetTreeRow({ line, columns, name, empty, isTabStop, ...on }: AssetTreeRowProps) {
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

/** A cell, which says its heading itself where the line is a card. */
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
