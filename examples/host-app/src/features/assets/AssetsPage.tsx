import { Assets } from '@capstan/sdk-react/assets'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'

/** Page of an issuer's assets, or of those a broker may offer to its investors. */
export function AssetsPage({ title }: PageProps) {
  const place = useRef<HTMLSpanElement>(null)

  return (
    <Page title={title}>
      <PageHeader
        breadcrumbs={[{ label: title }]}
        showsSingleBreadcrumb
        title={title}
        actions={<span ref={place} />}
      />
      <Assets addIn={place} />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchAssets as prefetch } from '@capstan/sdk-react/assets'
