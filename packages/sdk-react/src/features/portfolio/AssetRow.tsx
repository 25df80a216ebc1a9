import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { StatusChip } from '../../ui/display/StatusChip'
import { figureColumns } from './columns'
import { Figure } from './Figure'
import { portfolioMessages } from './messages'
import { statusLabel } from './statusLabel'
import { TokenizedMark } from './TokenizedMark'
import type { Expanded } from './useExpanded'

export interface AssetRowProps {
  /** The asset. */
  asset: PortfolioAsset
  /** Which rows are open. */
  expanded: Expanded
  /** Whether the row is the one in the tab order. */
  isActive: boolean
}

/** An asset, with what its investments amount to; what they do not agree on is empty. */
export function AssetRow({ asset, expanded, isActive }: AssetRowProps) {
  const formats = useFormats()
  const messages = useMessages('portfolio', portfolioMessages)
  const isOpen = expanded.has(asset.id)
  const label = fillIn(isOpen ? messages.collapse : messages.expand, { asset: asset.asset })

  return (
    <tr
      role="row"
      data-row={asset.id}
      data-group
      aria-level={1}
      aria-expanded={isOpen}
      tabIndex={isActive ? 0 : -1}
    >
      <th role="rowheader" scope="row">
        <span className="capstan-asset">
          <Button
            variant="quiet"
            dense
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            aria-label={label}
            onPress={() => expanded.set(asset.id, !isOpen)}
          />
          <bdi title={asset.asset}>{asset.asset}</bdi>
        </span>
      </th>
      <td role="gridcell" title={asset.issuer}>
        <bdi>{asset.issuer}</bdi>
      </td>
      <td role="gridcell" data-muted>
        {formats.plural(messages.investmentCount, asset.rows.length)}
      </td>
      <td role="gridcell">
        <TokenizedMark tokenized={asset.tokenized} />
      </td>
      <td role="gridcell">
        {asset.status && (
          <StatusChip status={asset.status.toLowerCase()} word={statusLabel(asset.status, messages)} />
        )}
      </td>
      {figureColumns.map(({ id, as }) => (
        <td key={id} role="gridcell" data-numeric>
          <Figure value={asset[id]} as={as} />
        </td>
      ))}
    </tr>
  )
}
