import type { Decimal } from '../../money/decimal'
import type { GridColumn } from '../../grid/GridColumn'
import { assetFigure } from './assetFigures'
import type { PortfolioFigures, PortfolioRow } from './PortfolioRow'

type Column = GridColumn<PortfolioRow>

const hidden = { isHidden: true } as const

/**
 * The columns of a portfolio, from first to last. Missing values are `null`; an asset has no value where its investments differ.
 * (PORT-007, ENTITY-055)
 */
export const portfolioColumns: readonly Column[] = [
  // Two assets may have one name.
  { ...words('asset'), isWide: true, aggregate: 'same', groupKey: ({ assetId }) => assetId },
  { ...words('issuer'), isWide: true, aggregate: 'same' },
  { ...words('round'), aggregate: 'same' },
  { id: 'tokenized', kind: 'boolean', value: ({ tokenized }) => tokenized, aggregate: 'same' },
  {
    id: 'status',
    kind: 'set',
    value: ({ status }) => status,
    options: ['Onboarding', 'Pending', 'Issued', 'Failed'],
    aggregate: 'same',
  },
  { ...words('progress'), ...hidden },
  { ...words('nextStep'), ...hidden },
  { ...words('type'), ...hidden, aggregate: 'same' },
  {
    id: 'category',
    kind: 'set',
    value: ({ category }) => category,
    options: ['debt', 'fund', 'equity'],
    ...hidden,
    aggregate: 'same',
  },
  { ...summed('units'), isCounted: ({ isFailed }) => !isFailed },
  summed('value'),
  summed('investment'),
  figure('purchasePrice'),
  // Where the prices differ there is none to show, not a figure that is missing.
  { ...figure('latestPrice'), ...hidden, aggregate: (rows) => text(assetFigure('latestPrice', rows)) },
  { ...summed('committedCapital'), ...hidden },
  { ...summed('paidInCapital'), ...hidden },
  { ...figure('percentPaid'), ...hidden },
  { ...summed('deployedCapital'), ...hidden },
  { ...summed('undeployedCapital'), ...hidden },
  { ...summed('paidOutDividends'), ...hidden },
  { ...ofDebt('coupon'), ...hidden },
  { ...ofDebt('term'), ...hidden },
]

function words(id: 'asset' | 'issuer' | 'round' | 'progress' | 'nextStep' | 'type'): Column {
  return { id, kind: 'text', value: (row) => row[id] || null }
}

/** A figure of an investment, and its total over all investments in an asset. */
function figure(id: keyof PortfolioFigures): Column {
  return {
    id,
    kind: 'number',
    value: (row) => text(row[id]) ?? null,
    aggregate: (rows) => text(assetFigure(id, rows)) ?? null,
  }
}

function summed(id: keyof PortfolioFigures): Column {
  return { ...figure(id), total: 'sum' }
}

function ofDebt(id: 'coupon' | 'term'): Column {
  return { id, kind: 'number', value: (row) => text(row[id]) ?? null, aggregate: 'same' }
}

const text = (number: Decimal | undefined): string | undefined => number?.toString()
