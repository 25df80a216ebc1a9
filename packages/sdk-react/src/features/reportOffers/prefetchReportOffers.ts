import type { Capstan } from '@capstan/sdk-core'
import { reportOffersQuery } from '@capstan/sdk-core/reportOffers'

/** Prefetches the data of `ReportOffers`. The block fetches failed queries again. @public */
export async function prefetchReportOffers(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(reportOffersQuery(capstan))
}
