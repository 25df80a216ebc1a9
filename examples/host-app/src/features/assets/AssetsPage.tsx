import { Assets } from '@capstan/sdk-react/assets'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'

/** What an issuer raises money for, or what a broker may bring to its investors. */
export function AssetsPage({ title }: PageProps) {
  const place = useRef<HTMLSpanElement>(null)

  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[{ label: title }]} title={title} actions={<span ref={place} />} />
      <Assets addIn={place} />
    </Page>
  )
}

/** What it shows is asked for beside the app's first render. */
export { prefetchAssets as prefetch } from '@capstan/sdk-react/assets'
