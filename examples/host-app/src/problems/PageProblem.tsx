import { ErrorNotice, PageHeader } from '@capstan/sdk-react/ui'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Page } from '../frame/Page'
import { reportProblem } from './reportProblem'

/** What stands where a page failed: the frame lives on, and reloading tries again. */
export function PageProblem() {
  const error = useRouteError()
  useEffect(() => reportProblem(error), [error])

  return (
    <Page title="Something went wrong">
      <PageHeader title="Something went wrong" />
      <ErrorNotice error={error} onRetry={() => window.location.reload()} />
    </Page>
  )
}
