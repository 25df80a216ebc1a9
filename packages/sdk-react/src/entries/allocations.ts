'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export {
  allocationViews,
  type AllocationView,
  AllocationManagement,
  type AllocationManagementProps,
} from '../features/allocations/AllocationManagement'
export { allocationsMessages, type AllocationsMessages } from '../features/allocations/messages'
export { prefetchAllocationManagement } from '../features/allocations/prefetchAllocationManagement'
