import { isCapstanError } from '@capstan/sdk-core'
import { useMessages } from '@capstan/sdk-react/provider'
import { ErrorNotice, PageHeader } from '@capstan/sdk-react/ui'
import { useEffect } from 'react'
import { endBoot } from '../boot/bootFrame'
import { Page } from '../frame/Page'
import { forgetFailedPages } from '../routing/componentOf'
import { reportProblem } from '../boot/reportProblem'
import { problemMessages } from './messages'

export interface PageProblemProps {
  /** The error that was thrown. */
  error: unknown
  /** Renders the page again. */
  onRetry: () => void
}

/** Shown in place of a page that failed. The frame stays usable. */
export function PageProblem({ error, onRetry }: PageProblemProps) {
  const messages = useMessages('problems', problemMessages)
  const isOffline = isCapstanError(error, 'network_failed')
  useEffect(() => {
    if (!isOffline) reportProblem(error)
  }, [error, isOffline])
  // The frame of the app may be what failed.
  useEffect(endBoot, [])
  // A page that could not be loaded asks for its code again when it is next opened.
  useEffect(() => forgetFailedPages, [])
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [isOffline, onRetry])

  // Reloading gets new code after a release of the app, and would leave the app while there is no network.
  const retry = isOffline ? onRetry : () => window.location.reload()
  const title = isOffline ? messages.offline : messages.wentWrong
  return (
    <Page title={title}>
      <PageHeader title={title} />
      <ErrorNotice error={error} onRetry={retry} text={isOffline ? messages.offlineText : undefined} />
    </Page>
  )
}
