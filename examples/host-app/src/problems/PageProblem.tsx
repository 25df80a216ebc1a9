import { useMessages } from '@capstan/sdk-react/provider'
import { ErrorNotice, PageHeader } from '@capstan/sdk-react/ui'
import { useEffect } from 'react'
import { isRouteErrorResponse, Navigate, useRouteError } from 'react-router'
import { endBoot } from '../boot/bootFrame'
import { Page } from '../frame/Page'
import { reportProblem } from './reportProblem'
import { problemMessages } from './messages'

/** What stands where a page failed. An address that no route can even be matched with leads where any unknown one does. */
export function PageProblem() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Navigate replace to="/login" />
  ) : (
    <FailedPage error={error} />
  )
}

/** The frame lives on, and reloading tries again. */
function FailedPage({ error }: { error: unknown }) {
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
