import type { Capstan } from '@capstan/sdk-core'
import { reportOffersQuery } from '@capstan/sdk-core/reportOffers'

/** Asks for what `ReportOffers` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchReportOffers(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(reportOffersQuery(capstan))
}
