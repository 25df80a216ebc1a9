import { useRef, useState } from 'react'
import { block } from '../../provider/block'
import { Loaded } from '../../provider/queries/Loaded'
import { ArrivalContext, useParts } from '../../provider/announcements/useArrival'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { useIsFeatureOff } from '../accounts/FeatureGate'
import { useReader } from '../accounts/useReader'
import { BulkOperationList } from './BulkOperationList'
import { bulkOperationsMessages } from './messages'
import { OneBulkOperation } from './OneBulkOperation'

export interface BulkOperationsProps {
  allocationId: string
  /** The id of the open operation; `null` for the list. Without it the block remembers it itself. */
  operationId?: string | null
  /** Called when the reader opens an operation, or goes back to the list. */
  onOperationChange?: (id: string | null) => void
  /** Called when the reader begins a new operation; without it there is no button. */
  onBegin?: () => void
}

/**
 * The bulk operations of an allocation. An open one shows the result of its check, runs, stops, resumes and is undone.
 * `AllocationManagement` begins them. @public
 */
export const BulkOperations = block(function BulkOperations(props: BulkOperationsProps) {
  const { allocationId, onOperationChange, onBegin } = props
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const isOff = useIsFeatureOff('bulk_operations')
  const [chosen, setChosen] = useState<string | null>(null)
  const arrival = useRef(false)
  const operationId = props.operationId === undefined ? chosen : props.operationId
  useParts(arrival, operationId ?? 'list')
  const open = (id: string | null) => {
    setChosen(id)
    onOperationChange?.(id)
  }

  return (
    <ArrivalContext.Provider value={arrival}>
      <Loaded query={useReader()}>
        {(reader) =>
          !reader ? (
            <Alert tone="warning">{messages.noAccount}</Alert>
          ) : operationId ? (
            <OneBulkOperation
              key={operationId}
              operationId={operationId}
              mayChange={reader.mayChange}
              onClose={() => open(null)}
            />
          ) : (
            <BulkOperationList
              allocationId={allocationId}
              onOpen={open}
              onBegin={reader.mayChange && !isOff ? onBegin : undefined}
            />
          )
        }
      </Loaded>
    </ArrivalContext.Provider>
  )
}, 'allocationId')
