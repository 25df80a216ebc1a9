import type { Capstan } from '@capstan/sdk-core'
import { qualificationAnswersQuery } from '@capstan/sdk-core/qualificationAnswers'

/** Prefetches the data of `QualificationAnswers`. The block fetches failed queries again. @public */
export async function prefetchQualificationAnswers(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(qualificationAnswersQuery(capstan))
}
