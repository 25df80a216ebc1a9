import type { Formats } from '@capstan/sdk-core'
import { portfolioTotals, valueByStatus, type PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { styled } from 'styled-components'
import { ShareChart } from '../../charts/ShareChart'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { assetShares } from './assetShares'
import { portfolioMessages } from './messages'
import { signed } from './signed'
import { statusLabel } from './statusLabel'
import { SummaryFigure } from './SummaryFigure'

export interface PortfolioSummaryProps {
  /** The assets that are shown. */
  assets: readonly PortfolioAsset[]
}

/** What the investments that are shown amount to, and how they are spread over assets. */
export function PortfolioSummary({ assets }: PortfolioSummaryProps) {
  const messages = useMessages('portfolio', portfolioMessages)
  const formats = useFormats()
  const totals = portfolioTotals(assets)
  const parts = splitOf(assets, formats, (status) => statusLabel(status, messages))
  const shares = assetShares(assets)

  return (
    <Card className="capstan-portfolio-summary" aria-label={messages.summary}>
      <Stack>
        <Figures>
          <SummaryFigure label={messages.summaryValue} value={formats.money(totals.value)} />
          <SummaryFigure label={messages.summaryInvestment} value={formats.money(totals.investment)} />
          <SummaryFigure
            label={messages.summaryChange}
            value={signed(totals.change, formats.money)}
            detail={totals.percent && signed(totals.percent, formats.percent)}
          />
        </Figures>
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
  return valueByStatus(assets)
    .map(({ status, value }) => `${label(status)} ${money(value)}`)
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
