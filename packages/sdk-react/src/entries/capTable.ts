'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { CapTable, type CapTableProps } from '../features/capTable/CapTable'
export { CapTableView, type CapTableViewProps } from '../features/capTable/CapTableView'
export {
  ScheduleOfPurchasers,
  type ScheduleOfPurchasersProps,
  ScheduleOfPurchasersView,
  type ScheduleOfPurchasersViewProps,
} from '../features/capTable/ScheduleOfPurchasers'
export { capTableMessages } from '../features/capTable/messages'
export { prefetchCapTable } from '../features/capTable/prefetchCapTable'
