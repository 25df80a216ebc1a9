import { useMessages } from '@capstan/sdk-react/provider'
import { PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../frame/Page'
import type { PageProps } from '../routing/lazyPage'
import { problemMessages } from './messages'

/** The place of a page that is yet to come: who may open it is real, what it shows is not built. */
export function NotBuilt({ title }: PageProps) {
  const messages = useMessages('problems', problemMessages)
  return (
    <Page title={title}>
      <div data-not-built>
        <PageHeader title={title} lead={messages.notBuilt} />
      </div>
    </Page>
  )
}
