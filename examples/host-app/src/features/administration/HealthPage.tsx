import { Health } from '@capstan/sdk-react/administration'
import type { PageProps } from '../../routing/lazyPage'
import { AdministrationPage } from './AdministrationPage'

/** The health of the integrations, under the entry Reports of the bar. */
export function HealthPage({ title }: PageProps) {
  return (
    <AdministrationPage title={title} entry="Reports">
      <Health />
    </AdministrationPage>
  )
}

/** Asks for its data beside the first render of the app. */
export { prefetchHealth as prefetch } from '@capstan/sdk-react/administration'
