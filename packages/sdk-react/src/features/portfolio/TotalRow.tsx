import type { Decimal } from '@capstan/sdk-core'
import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { useFormats } from '../../language/useFormats'
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
      <th role="rowheader" scope="row">
        {hasFailed ? messages.totalWithoutFailed : messages.total}
      </th>
      <td role="gridcell" colSpan={4}>
        <span className="capstan-total-short" aria-hidden="true">
          <TotalPart label={messages.value} total={value} />
          <TotalPart label={messages.investment} total={investment} />
        </span>
      </td>
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

/** A sum once more, for the eye alone: its own cell may be scrolled away. */
function TotalPart({ label, total }: { label: string; total: Decimal }) {
  const { amount } = useFormats()

  return (
    <span>
      {label} <b>{amount(total)}</b>
    </span>
  )
}
