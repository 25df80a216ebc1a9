import { ReportOffers } from '@capstan/sdk-react/reportOffers'
import type { PageProps } from '../../routing/lazyPage'
import { AdministrationPage } from './AdministrationPage'

/** The downloads and the types of accounts they are offered to. */
export function ReportOffersPage({ title }: PageProps) {
  return (
    <AdministrationPage title={title} entry="Reports">
      <ReportOffers />
    </AdministrationPage>
  )
}

/** Asks for its data beside the first render of the app. */
export { prefetchReportOffers as prefetch } from '@capstan/sdk-react/reportOffers'
