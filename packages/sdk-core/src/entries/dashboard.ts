// The dashboard of an account: its figures, open tasks and newest records.

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
