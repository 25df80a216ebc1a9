import { useMessages } from '@capstan/sdk-react/provider'
import { ErrorNotice, PageHeader } from '@capstan/sdk-react/ui'
import { useEffect } from 'react'
import { endBoot } from '../boot/bootFrame'
import { Page } from '../frame/Page'
import { reportProblem } from './reportProblem'
import { problemMessages } from './messages'

export interface PageProblemProps {
  /** The error that was thrown. */
  error: unknown
}

/** Shown in place of a page that failed. The frame stays usable, and reloading tries again. */
export function PageProblem({ error }: PageProblemProps) {
  const messages = useMessages('problems', problemMessages)
  useEffect(() => reportProblem(error), [error])
  // The frame of the app may be what failed.
  useEffect(endBoot, [])

  return (
    <Page title={messages.wentWrong}>
      <PageHeader title={messages.wentWrong} />
      <ErrorNotice error={error} onRetry={() => window.location.reload()} />
    </Page>
  )
}
