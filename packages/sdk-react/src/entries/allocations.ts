'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  allocationViews,
  type AllocationView,
  AllocationManagement,
  type AllocationManagementProps,
} from '../features/allocations/AllocationManagement'
export { allocationsMessages, type AllocationsMessages } from '../features/allocations/messages'
export { prefetchAllocationManagement } from '../features/allocations/prefetchAllocationManagement'
