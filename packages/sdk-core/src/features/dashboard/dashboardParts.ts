import type { Capstan } from '../../Capstan'
import {
  dashboardAccountsQuery,
  dashboardAssetsQuery,
  dashboardFiguresQuery,
  dashboardTransactionsQuery,
  type DashboardOwner,
} from './dashboardQueries'
import { waitingQuery } from './waitingQuery'

/** All that a dashboard shows, each a query; what waits for a person is for those who can do something about it. */
export function dashboardParts(
  capstan: Capstan,
  { owner, userId }: { owner: DashboardOwner; userId: string },
) {
  return {
    figures: dashboardFiguresQuery(capstan, owner),
    assets: dashboardAssetsQuery(capstan),
    accounts: dashboardAccountsQuery(capstan, owner.type === 'issuer' ? 'broker' : 'issuer'),
    transactions: dashboardTransactionsQuery(capstan),
    waiting: waitingQuery(capstan, owner, userId),
  }
}
