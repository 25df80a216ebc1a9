import { useRef, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import type { AssetColumn } from './AssetColumn'
import type { AssetLine } from './assetLines'
import { AssetTreeRow } from './AssetTreeRow'
import { TreeRoom, TreeTable } from './assetTreeStyles'
import { treeKeys } from './treeKeys'

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
