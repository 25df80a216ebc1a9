import type { Capstan } from '@capstan/sdk-core'
import {
  allocationExample,
  allocationImportQuery,
  allocationUploadOf,
  confirmAllocationImport,
} from '@capstan/sdk-core/allocations'
import { useMemo, useState, type ReactNode } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { ImportSubjectContext, type ImportSubject } from '../contacts/importSubject'
import { ContactsImport } from '../contacts/lazyContactParts'
import { useImport } from '../contacts/useContactImport'
import { allocationsMessages, type AllocationsMessages } from './messages'
import { useSend } from './useSend'
import type { AllocationViewProps } from './AllocationViewProps'

export interface ImportInvestmentsProps extends Pick<
  AllocationViewProps,
  'allocation' | 'reader' | 'mayEdit'
> {
  /** Renders the view; `action` is the button that begins an import. */
  children: (action: ReactNode) => ReactNode
}

/**
 * Imports a CSV file of investments into an allocation with the steps that import contacts: each row is checked before
 * anything is written. While no file is imported, it renders its children. (ALLOC-034, ALLOC-035)
 */
export function ImportInvestments({ allocation, reader, mayEdit, children }: ImportInvestmentsProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const send = useSend(allocation.id)
  const mayImport = mayEdit && allocation.status !== 'stale'
  const upload = allocationUploadOf(capstan, allocation.id)
  const query = allocationImportQuery(capstan, { userId: reader.userId, allocationId: allocation.id })
  const seen = `allocations.import.${allocation.id}`
  const { close, ...importing } = useImport({ upload, query, seen, mayImport })
  const [isChoosing, setChoosing] = useState(false)
  const subject = useMemo(
    () => subjectOf(capstan, messages, allocation.id),
    [capstan, messages, allocation.id],
  )
  const isImporting = isChoosing || importing.found !== undefined || importing.sending.status !== 'none'

  if (mayImport && isImporting) {
    return (
      <ImportSubjectContext.Provider value={subject}>
        <ContactsImport
          {...importing}
          onClose={(ended) => {
            setChoosing(false)
            if (ended) close()
            void send(Promise.resolve())
          }}
          onAnother={() => setChoosing(true)}
        />
      </ImportSubjectContext.Provider>
    )
  }
  return children(
    mayImport && (
      <Button variant="quiet" dense icon="upload" onPress={() => setChoosing(true)}>
        {messages.importCsv}
      </Button>
    ),
  )
}

const subjectOf = (capstan: Capstan, messages: AllocationsMessages, allocationId: string): ImportSubject => ({
  words: messages.importWords,
  rowWords: messages.importRows,
  columns: ['email', 'contactName', 'amount', 'price', 'paidInCapital', 'paidOn', 'note'],
  shownColumns: messages.importColumns,
  example: { path: allocationExample, name: 'allocation-cap-table.csv' },
  confirm: (found, leaveOutWrong) =>
    confirmAllocationImport(capstan, { ...found, allocationId }, leaveOutWrong),
})
