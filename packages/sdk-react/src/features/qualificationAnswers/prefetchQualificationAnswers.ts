import type { Capstan } from '@capstan/sdk-core'
import { qualificationAnswersQuery } from '@capstan/sdk-core/qualificationAnswers'

/** Asks for what `QualificationAnswers` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchQualificationAnswers(capstan: Capstan): Promise<void> {
  await capstan.queryClient.prefetchQuery(qualificationAnswersQuery(capstan))
}
