import { TermsVersions } from '@capstan/sdk-react/administration'
import type { PageProps } from '../../routing/lazyPage'
import { AdministrationPage } from './AdministrationPage'

/** The versions of the terms of service, under the entry Types of the bar. */
export function TermsVersionsPage({ title }: PageProps) {
  return (
    <AdministrationPage title={title} entry="Types">
      <TermsVersions />
    </AdministrationPage>
  )
}

/** Asks for its data beside the first render of the app. */
export { prefetchTermsVersions as prefetch } from '@capstan/sdk-react/administration'
