import type { PortfolioRow } from '@capstan/sdk-core/portfolio'
import { useMessages } from '../../provider/useMessages'
import { figureColumns } from './columns'
import { Figure } from './Figure'
import { portfolioMessages } from './messages'
import { StatusLink } from './StatusLink'
import { TokenizedMark } from './TokenizedMark'

export interface InvestmentRowProps {
  /** The investment. */
  row: PortfolioRow
  /** The asset it belongs to. */
  assetId: string
  /** Whether the row is the one in the tab order. */
  isActive: boolean
}

/** One investment under its asset. */
export function InvestmentRow({ row, assetId, isActive }: InvestmentRowProps) {
  const messages = useMessages('portfolio', portfolioMessages)

  return (
    <tr
      role="row"
      data-row={row.id}
      data-asset={assetId}
      data-detail
      aria-level={2}
      tabIndex={isActive ? 0 : -1}
    >
      <th role="rowheader" scope="row">
        {messages[row.kind]}
      </th>
      <td role="gridcell" title={row.issuer}>
        <bdi>{row.issuer}</bdi>
      </td>
      <td role="gridcell" title={row.round}>
        <bdi>{row.round}</bdi>
      </td>
      <td role="gridcell">
        <TokenizedMark tokenized={row.tokenized} />
      </td>
      <td role="gridcell">
        <StatusLink row={row} />
      </td>
      {figureColumns.map(({ id, as }) => (
        <td key={id} role="gridcell" data-numeric>
          <Figure value={row[id]} as={as} />
        </td>
      ))}
    </tr>
  )
}
