import { useMessages } from '@capstan/sdk-react/provider'
import { EmptyState, PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { problemMessages } from '../../problems/messages'

/** Page of a feature that the platform does not offer. */
export function Unavailable({ title }: PageProps) {
  const messages = useMessages('problems', problemMessages)
  return (
    <Page title={title}>
      <PageHeader title={title} />
      <EmptyState text={messages.unavailable} />
    </Page>
  )
}
