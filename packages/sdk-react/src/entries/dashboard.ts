'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { Dashboard, type DashboardProps } from '../features/dashboard/Dashboard'
export { DashboardView, type DashboardViewProps } from '../features/dashboard/DashboardView'
export { dashboardMessages, type DashboardMessages } from '../features/dashboard/messages'
export { prefetchDashboard } from '../features/dashboard/prefetchDashboard'
