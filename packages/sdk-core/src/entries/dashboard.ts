// What a dashboard shows: figures, what waits, the newest of each.

export {
  dashboardAccountsQuery,
  dashboardAssetsQuery,
  dashboardFiguresQuery,
  dashboardTransactionsQuery,
  type DashboardAccount,
  type DashboardAsset,
  type DashboardFigures,
  type DashboardOwner,
  type DashboardTransaction,
} from '../features/dashboard/dashboardQueries'
export { dashboardParts } from '../features/dashboard/dashboardParts'
export { shortMoney } from '../features/dashboard/shortMoney'
export {
  waitingQuery,
  type Waiting,
  type WaitingDocument,
  type WaitingRound,
} from '../features/dashboard/waitingQuery'
