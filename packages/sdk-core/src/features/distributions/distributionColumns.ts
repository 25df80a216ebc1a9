import type { GridColumn } from '../../grid/GridColumn'
import type { AccountType } from '../accounts/Account'
import { investorColumns } from '../accounts/investorColumns'
import type { DistributionRow } from './DistributionRow'

/** The columns of distributions, from first to last. (DIST-005, DIST-006) */
export const distributionColumns: readonly GridColumn<DistributionRow>[] = [
  ...investorColumns('email'),
  {
    id: 'createdOn',
    kind: 'date',
    value: ({ createdOn }) => createdOn,
    field: 'createdOn',
    isMoment: true,
  },
  {
    id: 'status',
    kind: 'set',
    value: ({ shownStatus }) => shownStatus,
    field: 'shownStatus',
    options: ['drafted', 'open', 'closed', 'requested', 'rejected', 'deleted'],
    aggregate: 'same',
  },
  { id: 'progress', kind: 'number', value: ({ progress }) => progress, field: 'progress' },
  {
    id: 'activeStep',
    kind: 'text',
    value: ({ activeStep }) => activeStep,
    field: 'activeStep',
    aggregate: 'same',
  },
  {
    id: 'asset',
    kind: 'text',
    value: ({ assetName }) => assetName,
    field: 'assetName',
    isHidden: true,
    aggregate: 'same',
  },
  { id: 'round', kind: 'text', value: ({ roundName }) => roundName, field: 'roundName', aggregate: 'same' },
  {
    id: 'allocation',
    kind: 'text',
    value: ({ allocationName }) => allocationName,
    field: 'allocationName',
    aggregate: 'same',
  },
  {
    id: 'isPaidInFull',
    kind: 'boolean',
    value: ({ isPaidInFull }) => isPaidInFull,
    field: 'isPaidInFull',
    aggregate: 'same',
  },
  {
    id: 'units',
    kind: 'number',
    value: ({ amount }) => amount,
    field: 'amount',
    total: 'sum',
    aggregate: 'sum',
  },
  {
    id: 'price',
    kind: 'number',
    value: ({ pricePaid }) => pricePaid,
    field: 'pricePaid',
    aggregate: 'average',
  },
  {
    id: 'total',
    kind: 'number',
    value: ({ committedCapital }) => committedCapital,
    field: 'committedCapital',
    total: 'sum',
    mayBeHidden: true,
    aggregate: 'sum',
  },
  {
    id: 'setup',
    kind: 'boolean',
    value: ({ investorAccountSetup }) => investorAccountSetup,
    field: 'investorAccountSetup',
    aggregate: 'same',
  },
]

const withoutPrices = distributionColumns.filter(({ id }) => id !== 'price' && id !== 'total')

/** The columns for an account type: an agent sees none with a price. (DIST-007) */
export function distributionColumnsFor(
  type: AccountType | undefined,
): readonly GridColumn<DistributionRow>[] {
  return type === 'agent' ? withoutPrices : distributionColumns
}
