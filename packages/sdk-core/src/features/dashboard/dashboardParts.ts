import type { Capstan } from '../../Capstan'
import {
  dashboardAccountsQuery,
  dashboardAssetsQuery,
  dashboardFiguresQuery,
  dashboardTransactionsQuery,
  type DashboardOwner,
} from './dashboardQueries'
import { waitingQuery } from './waitingQuery'

/** The queries of a dashboard; pending tasks are only for users who can do them. */
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
