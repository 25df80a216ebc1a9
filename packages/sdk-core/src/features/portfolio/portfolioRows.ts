import { assetFigures } from './assetFigures'
import { distributionRow } from './distributionRow'
import { holdingRow } from './holdingRow'
import type { PortfolioDistribution, PortfolioHolding } from './PortfolioRecords'
import type { PortfolioAsset, PortfolioRow } from './PortfolioRow'

export interface PortfolioInput {
  holdings: readonly PortfolioHolding[]
  distributions: readonly PortfolioDistribution[]
}

/** The portfolio: an entry for each asset, in the order of their names, with its investments under it. */
export function portfolioRows({ holdings, distributions }: PortfolioInput): PortfolioAsset[] {
  const groups = new Map<string, PortfolioRow[]>()
  const put = (assetId: string | undefined, row: PortfolioRow) => {
    const id = assetId ?? row.id
    const group = groups.get(id)
    if (group) group.push(row)
    else groups.set(id, [row])
  }
  for (const holding of holdings) {
    put(holding.roundByRoundId?.assetByAssetId?.id, holdingRow(holding))
  }
  for (const distribution of distributions.filter(isNotIssued)) {
    const round = distribution.allocationByAllocationId?.roundByRoundId
    put(round?.assetByAssetId?.id, distributionRow(distribution))
  }
  return [...groups].map(([id, rows]) => assetOf(id, rows)).sort((a, b) => a.asset.localeCompare(b.asset))
}

/** An issued distribution is a holding by now and would be counted twice. */
function isNotIssued(distribution: PortfolioDistribution): boolean {
  return distribution.issuanceStatus !== 'approved'
}

function assetOf(id: string, rows: readonly PortfolioRow[]): PortfolioAsset {
  const [first] = rows
  return {
    id,
    asset: first?.asset ?? '',
    issuer: first?.issuer ?? '',
    type: first?.type ?? '',
    category: first?.category ?? 'equity',
    status: agreed(rows.map((row) => row.status)),
    tokenized: agreed(rows.map((row) => row.tokenized)),
    ...assetFigures(rows),
    rows,
  }
}

function agreed<T>(values: readonly T[]): T | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined
}
