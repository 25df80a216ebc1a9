import type { Capstan } from '@capstan/sdk-core'
import { questionsQuery, questionTypesQuery } from '@capstan/sdk-core/questions'

/** Prefetches the data of `QuestionSetAdmin`. The block fetches failed queries again. @public */
export async function prefetchQuestions(capstan: Capstan): Promise<void> {
  const { queryClient } = capstan
  await Promise.all([
    queryClient.prefetchQuery(questionsQuery(capstan)),
    queryClient.prefetchQuery(questionTypesQuery(capstan)),
  ])
}
