// What a dashboard shows: figures, what waits, the newest of each.

export {
  dashboardAccountsQuery,
  dashboardAssetsQuery,
  dashboardFiguresQuery,
  dashboardTransactionsQuery,
  waitingForIssuerQuery,
  type DashboardAccount,
  type DashboardAsset,
  type DashboardFigures,
  type DashboardOwner,
  type DashboardTransaction,
  type WaitingForIssuer,
} from '../features/dashboard/dashboardQueries'
export { shortMoney } from '../features/dashboard/shortMoney'
