import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { useMessages } from '../../provider/useMessages'
import { Figure } from './Figure'
import { portfolioMessages } from './messages'
import { portfolioTotals } from './portfolioTotals'

export interface TotalRowProps {
  /** The assets that are shown. */
  assets: readonly PortfolioAsset[]
}

/** What the rows that are shown amount to. */
export function TotalRow({ assets }: TotalRowProps) {
  const messages = useMessages('portfolio', portfolioMessages)
  const { units, value, investment } = portfolioTotals(assets)
  const hasFailed = assets.some(({ rows }) => rows.some(({ isFailed }) => isFailed))

  return (
    <tr role="row">
      <th role="rowheader" scope="row" colSpan={5}>
        {hasFailed ? messages.totalWithoutFailed : messages.total}
      </th>
      <td role="gridcell" data-numeric>
        <Figure value={units} as="units" />
      </td>
      <td role="gridcell" data-numeric>
        <Figure value={value} as="amount" />
      </td>
      <td role="gridcell" data-numeric>
        <Figure value={investment} as="amount" />
      </td>
      <td role="gridcell" />
    </tr>
  )
}
