import type { AllocationDistribution, Allocation } from '@capstan/sdk-core/allocations'
import type { Reader } from '../accounts/useReader'

/** The props of every view of an allocation. */
export interface AllocationViewProps {
  allocation: Allocation
  distributions: readonly AllocationDistribution[]
  /** The selected investments, in the order of the list. */
  selected: readonly AllocationDistribution[]
  reader: Reader
  /** True for owners and admins of the account that owns the allocation, unless the allocation is stale. */
  mayEdit: boolean
  /** True for the same readers when the allocation is stale: they change nothing but its status. */
  mayReopen: boolean
  /** Units of all investments. */
  unitsSold: string
  /** Opens a bulk operation. */
  openOperation: (id: string) => void
}
