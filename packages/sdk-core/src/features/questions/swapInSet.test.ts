import { describe, expect, it } from 'vitest'
import { createCapstan } from '../../createCapstan'
import { fakeServer, refuse } from '../../testing/fakeServer'
import {
  CreateOnboardingQuestionJoinDocument,
  OnboardingQuestionJoinsDocument,
  OnboardingQuestionsDocument,
  OnboardingQuestionSetsDocument,
  SwapOnboardingQuestionJoinsDocument,
} from './operations.generated'
import { questionBook } from './questionBook'
import { swapInSet } from './swapInSet'
import {
  aQuestion,
  aQuestionJoin,
  aQuestionSet,
  questionJoinsAnswer,
  questionsAnswer,
  questionSetsAnswer,
} from './testing'

const questions = [aQuestion({ id: 'a', name: 'A' }), aQuestion({ id: 'b', name: 'B' })]
const joins = [
  aQuestionJoin({ id: 'ja', questionId: 'a', name: 'A', languages: { de: { displayKey: 'Ä' } } }),
  aQuestionJoin({ id: 'jb', questionId: 'b', name: 'B', executeOrder: 2 }),
]

describe('swapInSet', () => {
  it('puts a question back that has left its set and was refused where it was to stand', async () => {
    const server = fakeServer()
    const moved = aQuestionJoin({ id: 'jc', questionId: 'b', name: 'B', executeOrder: 3 })
    server.on(SwapOnboardingQuestionJoinsDocument, () => refuse('invalid_input', 'This exists already.'))
    server.on(OnboardingQuestionsDocument, () => questionsAnswer(questions))
    server.on(OnboardingQuestionSetsDocument, () => questionSetsAnswer([aQuestionSet()]))
    server.on(OnboardingQuestionJoinsDocument, () => questionJoinsAnswer([moved]))
    server.on(CreateOnboardingQuestionJoinDocument, () => refuse('internal', 'Seen.'))
    const capstan = createCapstan({ environment: { fetch: server.fetch } })
    const [one, other] = questionBook({ questions, sets: [aQuestionSet()], joins }).sets[0]?.questions ?? []
    if (!one || !other) throw new Error('There are two.')

    await expect(swapInSet(capstan, one, other)).rejects.toThrow('This exists already.')

    const put = server.requests.filter(({ name }) => name === 'CreateOnboardingQuestionJoin')
    expect(put.map(({ variables }) => variables)).toEqual([
      {
        input: {
          onboardingQuestionJoin: {
            ...{ name: 'A', languages: { de: { displayKey: 'Ä' } }, executeOrder: 4 },
            ...{ questionId: 'a', questionSetId: one.questionSetId },
          },
        },
      },
    ])
  })
})
