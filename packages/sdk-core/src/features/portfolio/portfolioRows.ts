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
  for (const row of [
    ...holdings.map(rowOfHolding),
    ...distributions.filter(isNotIssued).map(rowOfDistribution),
  ]) {
    const group = groups.get(row.assetId)
    if (group) group.push(row)
    else groups.set(row.assetId, [row])
  }
  return [...groups].map(([id, rows]) => assetOf(id, rows)).sort((a, b) => a.asset.localeCompare(b.asset))
}

// An unchanged record keeps its row object, so a list renders only changed rows.
const rowOfHolding = remembered(holdingRow)
const rowOfDistribution = remembered(distributionRow)

function remembered<Record extends object>(rowOf: (record: Record) => PortfolioRow) {
  const rows = new WeakMap<Record, PortfolioRow>()
  return (record: Record): PortfolioRow => {
    const row = rows.get(record) ?? rowOf(record)
    rows.set(record, row)
    return row
  }
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
