import type { Capstan } from '@capstan/sdk-core'
import { questionsQuery, questionTypesQuery } from '@capstan/sdk-core/questions'

/** Asks for what `QuestionSetAdmin` shows, before it is there to show it. What fails is asked for again by the block. @public */
export async function prefetchQuestions(capstan: Capstan): Promise<void> {
  const { queryClient } = capstan
  await Promise.all([
    queryClient.prefetchQuery(questionsQuery(capstan)),
    queryClient.prefetchQuery(questionTypesQuery(capstan)),
  ])
}
