import {
  allocationDistributionsQuery,
  allocationQuery,
  firstDistributionsQuery,
  type ListedDistributions,
} from '@capstan/sdk-core/allocations'
import { sumOfKnown } from '@capstan/sdk-core'
import { useRef, useState } from 'react'
import { block } from '../../provider/block'
import { combineQueries } from '../../provider/queries/combineQueries'
import { Loaded } from '../../provider/queries/Loaded'
import { ArrivalContext, useParts } from '../../provider/announcements/useArrival'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useUnsent } from '../../provider/offline/unsent'
import { Alert } from '../../ui/feedback/Alert'
import { Loading } from '../../ui/feedback/Loading'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { DiscardDialog } from '../../ui/overlays/DiscardDialog'
import { FeatureGate, useIsFeatureOff } from '../accounts/FeatureGate'
import { useReader } from '../accounts/useReader'
import { OneBulkOperation } from '../bulkOperations/OneBulkOperation'
import { AllocationSummary } from './AllocationSummary'
import { BulkChange } from './BulkChange'
import { BulkInvite } from './BulkInvite'
import { DistributionEditor } from './DistributionEditor'
import { DistributionList } from './DistributionList'
import { InvestorInformation } from './InvestorInformation'
import { InviteInvestor } from './InviteInvestor'
import { AgentLinks, MailPreference } from './LinksAndMails'
import { allocationsMessages } from './messages'
import type { AllocationViewProps } from './AllocationViewProps'

/** The views of an allocation, in the order of their tabs. (ALLOC-003) @public */
export const allocationViews = [
  'allocation',
  'invite',
  'investors',
  'distribution',
  'bulk-invite',
  'bulk-update',
  'bulk-annotate',
  'links',
  'email',
] as const

/** A view of an allocation. @public */
export type AllocationView = (typeof allocationViews)[number]

export interface AllocationManagementProps {
  allocationId: string
  /** The view that is shown; `allocation` unless given. */
  view?: AllocationView
  /** The ids of the selected investments. Without it the block remembers the selection itself. */
  selected?: readonly string[]
  /** Called when the reader selects other investments. */
  onSelectedChange?: (ids: readonly string[]) => void
  /** Called when the reader opens one investment: show the view `distribution`. */
  onOpen?: (id: string) => void
  /** Called when the reader asks for another view, such as a bulk operation for the selected investments: show it. */
  onViewChange?: (view: AllocationView) => void
  /** The id of the bulk operation that is open in a bulk view; `null` for none. Without it the block remembers it itself. */
  operationId?: string | null
  /** Called when the reader begins or opens a bulk operation, or leaves it. */
  onOperationChange?: (id: string | null) => void
}

/** An allocation of a round: its terms, the investors in it, and everything kept of each investment. (ALLOC-001 to ALLOC-041) @public */
export const AllocationManagement = block(function AllocationManagement(props: AllocationManagementProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const query = combineQueries(
    useReader(),
    useCapstanQuery(allocationQuery(capstan, props.allocationId)),
    useListedDistributions(props.allocationId),
  )

  return (
    <Loaded query={query} notFound={<Alert tone="neutral">{messages.notFound}</Alert>}>
      {([reader, allocation, listed]) =>
        reader ? (
          <ShownAllocation {...props} {...{ reader, allocation, listed }} />
        ) : (
          <Alert tone="warning">{messages.noAccount}</Alert>
        )
      }
    </Loaded>
  )
}, 'allocationId')

/**
 * All investments of an allocation: one request for those that fit in a page. Of more, the first ones are there until all are:
 * five thousand take six requests.
 */
function useListedDistributions(allocationId: string): QueryState<ListedDistributions> {
  const capstan = useCapstan()
  const [isLong, setIsLong] = useState(false)
  const whole = useCapstanQuery({ ...allocationDistributionsQuery(capstan, allocationId), enabled: isLong })
  const isWhole = isLong && whole.status === 'ready'
  const first = useCapstanQuery({ ...firstDistributionsQuery(capstan, allocationId), enabled: !isWhole })
  if (!isLong && first.status === 'ready' && first.data.all) setIsLong(true)
  if (isWhole) return { status: 'ready', data: { rows: whole.data } }
  return isLong && whole.status === 'error' ? whole : first
}

/** Views that need no investment but the sum of the units. */
const viewsWithoutRows: readonly AllocationView[] = ['allocation', 'links', 'email']

interface ShownProps extends AllocationManagementProps, Pick<AllocationViewProps, 'allocation' | 'reader'> {
  listed: ListedDistributions
}

function ShownAllocation({ allocation, listed, reader, ...props }: ShownProps) {
  const { rows: distributions, all } = listed
  const { view = 'allocation', onOpen } = props
  const messages = useMessages('allocations', allocationsMessages)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<string | null>(null)
  const arrival = useRef(false)
  const ids = props.selected ?? chosen
  const known = new Set(ids)
  const isBulk = view.startsWith('bulk-')
  const operationId = isBulk ? (props.operationId === undefined ? opened : props.operationId) : null
  useParts(arrival, operationId ?? 'view')
  const isOwner = reader.accountId === allocation.ownerId
  const mayManage = isOwner && reader.mayChange
  const isStale = allocation.status === 'stale'
  // (ALLOC-037)
  const mayEdit = mayManage && !isStale
  const hasBulk = !useIsFeatureOff('bulk_operations') && mayEdit
  const open = (id: string | null) => {
    setOpened(id)
    props.onOperationChange?.(id)
  }
  const shown: AllocationViewProps = {
    ...{ allocation, distributions, reader, mayEdit, mayReopen: mayManage && isStale, openOperation: open },
    selected: distributions.filter(({ id }) => known.has(id)),
    unitsSold: all?.units ?? sumOfKnown(distributions.map(({ units }) => units)).toString(),
  }
  const select = (next: readonly string[]) => {
    setChosen(next)
    props.onSelectedChange?.(next)
  }
  const { leave, question } = useAskedLeaving()

  return (
    <Stack gap={4} className="capstan-allocation-management">
      {!mayEdit && (
        <Alert tone="neutral">
          {mayManage ? messages.stale : isOwner ? messages.readOnly : messages.notOwner}
        </Alert>
      )}
      <ArrivalContext.Provider value={arrival}>
        {operationId ? (
          <OneBulkOperation
            key={operationId}
            operationId={operationId}
            mayChange={mayEdit}
            onClose={() => open(null)}
          />
        ) : (
          <Columns split="7-5">
            <Stack gap={4}>
              {all && !viewsWithoutRows.includes(view) ? (
                <Loading visible />
              ) : (
                <ViewOf view={view} {...shown} />
              )}
            </Stack>
            <DistributionList
              distributions={distributions}
              all={all}
              showsQualifications={isOwner}
              editsIn={mayEdit ? allocation.id : undefined}
              onBulk={
                hasBulk && props.onViewChange
                  ? (next) => leave(next !== view, () => props.onViewChange?.(next))
                  : undefined
              }
              selected={ids}
              onSelect={(next) => leave(showsOther(view, ids, next), () => select(next))}
              onOpen={(id) =>
                leave(view !== 'distribution' || showsOther(view, ids, [id]), () => {
                  select([id])
                  onOpen?.(id)
                })
              }
            />
          </Columns>
        )}
      </ArrivalContext.Provider>
      {question}
    </Stack>
  )
}

/** Returns true when another selection removes the form that a view shows for the present one. */
function showsOther(view: AllocationView, ids: readonly string[], next: readonly string[]): boolean {
  if (view === 'distribution') return next.length !== 1 || ids.length !== 1 || next[0] !== ids[0]
  return (view === 'bulk-update' || view === 'bulk-annotate') && next.length === 0
}

/** Asks before a choice in the list removes a form with unsent input. */
function useAskedLeaving() {
  const isUnsent = useUnsent()
  const [waiting, setWaiting] = useState<{ go: () => void }>()

  return {
    leave: (isLeft: boolean, go: () => void) => (isLeft && isUnsent() ? setWaiting({ go }) : go()),
    question: waiting && (
      <DiscardDialog
        onKeep={() => setWaiting(undefined)}
        onDiscard={() => {
          setWaiting(undefined)
          waiting.go()
        }}
      />
    ),
  }
}

function ViewOf({ view, ...shown }: AllocationViewProps & { view: AllocationView }) {
  switch (view) {
    case 'allocation':
      return <AllocationSummary {...shown} />
    case 'invite':
      return <InviteInvestor {...shown} />
    case 'investors':
      return <InvestorInformation {...shown} />
    case 'distribution':
      return <DistributionEditor {...shown} />
    case 'bulk-invite':
      return (
        <FeatureGate feature="bulk_operations">
          <BulkInvite {...shown} />
        </FeatureGate>
      )
    case 'bulk-update':
    case 'bulk-annotate':
      return (
        <FeatureGate feature="bulk_operations">
          <BulkChange key={view} kind={view} {...shown} />
        </FeatureGate>
      )
    case 'links':
      return <AgentLinks {...shown} />
    case 'email':
      return <MailPreference {...shown} />
  }
}
