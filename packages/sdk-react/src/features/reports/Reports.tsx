import { type AccountType, usersDataQuery } from '@capstan/sdk-core/accounts'
import { reportsQuery } from '@capstan/sdk-core/reports'
import { useState } from 'react'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { reportsMessages } from './messages'
import type { PaperChoice } from './PaperChoice'
import { type Paper, ReportsView } from './ReportsView'

/** The pages to print, each with its parameters. */
const ControlBook = lazyPart(
  async () => (await import('./ControlBook')).ControlBook,
)

const HolderStatement = lazyPart(
  async () => (await import('./HolderStatement')).HolderStatement,
)

export interface ReportsProps extends BlockProps {
  /** The open page to print; undefined shows the list of reports. */
  paper?: Paper
  /** Called with the page to open, or with nothing to close it: an address may keep it. */
  onPaper: (paper: Paper | undefined) => void
  /** The day and the holder of that page, for a host that keeps them, such as in an address. `onChoice` reports a change. */
  choice?: PaperChoice
  /** Called with the day and the holder that are chosen. */
  onChoice?: (choice: PaperChoice) => void
}

/** Reports of an issuer or a broker: files to preview and download, and pages to print. @public */
export const Reports = block(function Reports({ paper, onPaper, choice, onChoice }: ReportsProps) {
  const messages = useMessages('reports', reportsMessages)
  const reader = useCapstanQuery(usersDataQuery(useCapstan()))
  const [own, setOwn] = useState<PaperChoice>({})
  const choose = (next: PaperChoice) => {
    setOwn(next)
    onChoice?.(next)
  }
  const close = () => {
    setOwn({})
    onPaper(undefined)
  }

  if (reader.status === 'ready') {
    const { account } = reader.data
    if (!account) return <Alert tone="warning">{messages.noAccount}</Alert>
    const chosen = { choice: choice ?? own, onChoice: choose, account, onClose: close }
    if (paper === 'statement') return <HolderStatement {...chosen} />
    // Only the issuer may know the authorized units.
    if (paper === 'control-book' && account.type === 'issuer') return <ControlBook {...chosen} />
    return <ReportsOf type={account.type} onPaper={onPaper} />
  }
  return (
    <Card flush aria-label={messages.reports}>
      {reader.status === 'error' ? (
        <ErrorNotice error={reader.error} onRetry={reader.retry} />
      ) : (
        <ReportsLoading visible={reader.visible} />
      )}
    </Card>
  )
})

function ReportsOf({ type, onPaper }: { type: AccountType; onPaper: ReportsProps['onPaper'] }) {
  const messages = useMessages('reports', reportsMessages)
  const reports = useCapstanQuery(reportsQuery(useCapstan(), type))

  if (reports.status === 'ready')
    return (
      <ReportsView
        reports={reports.data}
        papers={type === 'issuer' ? ['control-book', 'statement'] : ['statement']}
        onPaper={onPaper}
      />
    )
  return (
    <Card flush aria-label={messages.reports}>
      {reports.status === 'error' ? (
        <ErrorNotice error={reports.error} onRetry={reports.retry} />
      ) : (
        <ReportsLoading visible={reports.visible} />
      )}
    </Card>
  )
}

const ReportsLoading = ({ visible }: { visible: boolean }) => (
  <Loading visible={visible}>
    <SkeletonRows count={3} />
  </Loading>
)
