import { historyQuery, type AuditedRecord } from '@capstan/sdk-core/audit'
import { useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Dialog } from '../../ui/overlays/Dialog'
import { AuditDrawerView } from './AuditDrawerView'
import { auditMessages } from './messages'

export interface AuditDrawerProps {
  /** The record whose history is shown. */
  record: AuditedRecord
  /** The name of the record. */
  name: string
  onClose: () => void
}

/** Drawer with the history of an asset, a round or a security: who changed which field, and when. @public */
export function AuditDrawer({ record, name, onClose }: AuditDrawerProps) {
  const messages = useMessages('audit', auditMessages)
  return (
    <Dialog
      isOpen
      placement="end"
      className="capstan-audit"
      title={fillIn(messages.title, { name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <History record={record} />
    </Dialog>
  )
}

const aPage = 50

function History({ record }: Pick<AuditDrawerProps, 'record'>) {
  const capstan = useCapstan()
  // Keeps the current rows while more load.
  const [most, setMost] = useState(aPage)
  const history = useCapstanQuery({
    ...historyQuery(capstan, record, most),
    placeholderData: (before) => before,
  })

  switch (history.status) {
    case 'error':
      return <ErrorNotice error={history.error} onRetry={history.retry} />
    case 'loading':
      return (
        <Loading visible={history.visible}>
          <SkeletonRows count={8} />
        </Loading>
      )
    case 'ready':
      return <AuditDrawerView history={history.data} onMore={() => setMost(most + aPage)} />
  }
}
