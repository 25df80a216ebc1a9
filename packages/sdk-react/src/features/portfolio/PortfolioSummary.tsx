import type { Formats } from '@capstan/sdk-core'
import {
  capitalByStatus,
  type PortfolioAsset,
  portfolioTotals,
  sumOfFigure,
} from '@capstan/sdk-core/portfolio'
import { styled } from 'styled-components'
import { ShareChart } from '../../charts/shares/ShareChart'
import type { Share } from '../../charts/shares/shareParts'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { holdingMessages } from '../holding/messages'
import { portfolioMessages } from './messages'
import { signed } from '../../language/signed'
import { statusLabel } from './statusLabel'

export interface PortfolioSummaryProps {
  /** The assets that are shown. */
  assets: readonly PortfolioAsset[]
}

/** The total of the holdings shown, the investments in progress beside it, and the shares of the assets. */
export function PortfolioSummary({ assets }: PortfolioSummaryProps) {
  const messages = useMessages('portfolio', portfolioMessages)
  const held = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const totals = portfolioTotals(assets)
  const parts = splitOf(assets, formats, (status) => statusLabel(status, messages))
  const shares = assetShares(assets)

  return (
    <Card className="capstan-portfolio-summary" aria-label={messages.summary}>
      <Stack>
        <Figures>
          <SummaryFigure label={messages.summaryValue} value={formats.money(totals.value)} />
          <SummaryFigure label={messages.summaryInvestment} value={formats.money(totals.cost)} />
          <SummaryFigure
            label={messages.summaryChange}
            value={signed(totals.change, formats.money)}
            detail={totals.percent && signed(totals.percent, formats.percent)}
          />
          {totals.underWay && (
            <SummaryFigure label={messages.summaryUnderWay} value={formats.money(totals.underWay)} />
          )}
        </Figures>
        {totals.withoutCost > 0 && <Split>{formats.plural(held.withoutCost, totals.withoutCost)}</Split>}
        {totals.withoutValue > 0 && <Split>{formats.plural(held.withoutValue, totals.withoutValue)}</Split>}
        {parts && <Split>{fillIn(messages.split, { parts })}</Split>}
        {shares.length > 0 && (
          <ShareChart
            aria-label={messages.bar}
            shares={shares}
            figure="money"
            nameHeader={messages.asset}
            figureHeader={messages.summaryValue}
          />
        )}
      </Stack>
    </Card>
  )
}

function splitOf(
  assets: readonly PortfolioAsset[],
  { money }: Formats,
  label: (status: string) => string,
): string {
  return capitalByStatus(assets)
    .map(({ status, capital }) => `${label(status)} ${money(capital)}`)
    .join(' · ')
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-4) var(--capstan-space-12);
  margin: 0;
`

const Split = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
`

/** Returns the value held of each asset, which add up to the total. An asset of no value has no share. */
function assetShares(assets: readonly PortfolioAsset[]): Share[] {
  return assets
    .map((asset) => ({
      id: asset.id,
      label: nameOf(asset, assets),
      value: sumOfFigure(
        asset.rows.filter(({ kind }) => kind === 'holding'),
        'value',
      ),
    }))
    .filter(({ value }) => !value.isZero)
}

/** Returns the name of an asset, followed by its issuer when two assets have the same name. */
function nameOf({ id, asset, issuer }: PortfolioAsset, assets: readonly PortfolioAsset[]): string {
  return assets.some((other) => other.asset === asset && other.id !== id) ? `${asset} (${issuer})` : asset
}

interface SummaryFigureProps {
  /** The label of the figure. */
  label: string
  /** The figure. */
  value: string
  /** The same on another scale. */
  detail?: string
}

/** A figure a card is about. */
function SummaryFigure({ label, value, detail }: SummaryFigureProps) {
  return (
    <Pair>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi> {detail && <small dir="ltr">{detail}</small>}
      </dd>
    </Pair>
  )
}

const Pair = styled.div`
  > dt {
    color: var(--capstan-text-muted);
  }
  > dd {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-title) / var(--capstan-font-line-title)
      var(--capstan-font-family-heading);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.01em;
  }
  /* A figure is never broken: where people's text is large and the screen narrow, it takes what room there is. */
  > dd {
    font-size: min(var(--capstan-font-size-title), 9cqi);
  }
  > dd > * {
    white-space: nowrap;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-lead);
    font-weight: var(--capstan-font-weight-regular);
    letter-spacing: 0;
  }
`
