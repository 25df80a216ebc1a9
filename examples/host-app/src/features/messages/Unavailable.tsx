import { EmptyState, PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'

/** A page whose feature the platform does not offer. */
export function Unavailable({ title }: PageProps) {
  return (
    <Page title={title}>
      <PageHeader title={title} />
      <EmptyState text="This feature is not available" />
    </Page>
  )
}
