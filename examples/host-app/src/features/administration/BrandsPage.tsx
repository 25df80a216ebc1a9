import { Brands } from '@capstan/sdk-react/administration'
import { useSearchParams } from 'react-router'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { AdministrationPage } from './AdministrationPage'

/** The brands of the platform, under the entry Types of the bar. The URL names the open brand. */
export function BrandsPage({ title }: PageProps) {
  const { preview, showPreview } = useHost()
  const [search, setSearch] = useSearchParams()

  return (
    <AdministrationPage title={title} entry="Types">
      <Brands
        slug={search.get('brand') ?? undefined}
        onSlugChange={(slug) => setSearch(slug ? { brand: slug } : {}, { replace: true })}
        preview={preview}
        onPreviewChange={showPreview}
      />
    </AdministrationPage>
  )
}

/** Asks for its data beside the first render of the app. */
export { prefetchBrands as prefetch } from '@capstan/sdk-react/administration'
