import { lazyPart } from '../../ui/lazy/lazyPart'
import type { CapTableProps } from '../capTable/CapTable'
import type { DistributionsGridProps } from '../distributions/DistributionsGrid'
import type { HoldingsGridProps } from '../holdings/HoldingsGrid'
import type { AddAllocationProps } from './AddAllocation'
import type { DeploymentsProps } from './capital/Deployments'
import type { InviteDistributorProps } from './InviteDistributor'
import type { IssueDialogProps } from './issue/IssueDialog'
import type { ProofDialogProps } from './ProofDialog'
import type { RoundFormProps } from './RoundForm'

export const RoundCapTable = /*#__PURE__*/ lazyPart<CapTableProps>(
  async () => (await import('../capTable/CapTable')).CapTable,
)
export const RoundDistributions = /*#__PURE__*/ lazyPart<DistributionsGridProps>(
  async () => (await import('../distributions/DistributionsGrid')).DistributionsGrid,
)
export const RoundHoldings = /*#__PURE__*/ lazyPart<HoldingsGridProps>(
  async () => (await import('../holdings/HoldingsGrid')).HoldingsGrid,
)
export const IncomingCapital = /*#__PURE__*/ lazyPart<{ roundId: string }>(
  async () => (await import('./capital/IncomingCapital')).IncomingCapital,
)
export const Deployments = /*#__PURE__*/ lazyPart<DeploymentsProps>(
  async () => (await import('./capital/Deployments')).Deployments,
)

/** Forms that most readers of a round never open. */
export const RoundForm = /*#__PURE__*/ lazyPart<RoundFormProps>(
  async () => (await import('./RoundForm')).RoundForm,
)
export const InviteDistributor = /*#__PURE__*/ lazyPart<InviteDistributorProps>(
  async () => (await import('./InviteDistributor')).InviteDistributor,
)
export const AddAllocation = /*#__PURE__*/ lazyPart<AddAllocationProps>(
  async () => (await import('./AddAllocation')).AddAllocation,
)
export const IssueDialog = /*#__PURE__*/ lazyPart<IssueDialogProps>(
  async () => (await import('./issue/IssueDialog')).IssueDialog,
)
export const ProofDialog = /*#__PURE__*/ lazyPart<ProofDialogProps>(
  async () => (await import('./ProofDialog')).ProofDialog,
)
