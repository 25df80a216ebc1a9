import { PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../frame/Page'
import type { PageProps } from '../routing/lazyPage'

/** The place of a page that is yet to come: who may open it is real, what it shows is not built. */
export function NotBuilt({ title }: PageProps) {
  return (
    <Page title={title}>
      <div data-not-built>
        <PageHeader title={title} lead="This page is not built yet. It comes in a later release." />
      </div>
    </Page>
  )
}
