import { fixtureIds } from '../../testing/fixtureIds'
import type { QualificationAnswersQuery } from './operations.generated'
import type { VendorAnswers } from './qualificationAnswersQuery'

const id = fixtureIds.nth

/** Returns example answers to the questions of Larkspur. */
export function someVendorAnswers(changes: Partial<VendorAnswers> = {}): VendorAnswers {
  return {
    ...{ id: id(5301), name: 'Larkspur Securities LLC' },
    answers: [
      { id: id(5311), question: 'Employed since', value: '2017-04-12T00:00:00.000Z' },
      { id: id(5312), question: 'Employment status', value: 'Self-employed' },
      { id: id(5313), question: 'Is anyone in your household employed by a broker-dealer?', value: 'false' },
      { id: id(5314), question: 'Occupation', value: 'Marine engineer' },
    ],
    ...changes,
  }
}

/** The answer of `QualificationAnswers` that reads as these. */
export function qualificationAnswersAnswer(vendors: readonly VendorAnswers[]): QualificationAnswersQuery {
  return {
    __typename: 'Query',
    allAccounts: {
      __typename: 'AccountsConnection',
      nodes: vendors.map(({ id: of, name, answers }) => ({
        ...{ __typename: 'Account', id: of, version: '1', name },
        instancedAccountInformationsByAccountId: {
          __typename: 'InstancedAccountInformationsConnection',
          nodes: answers.map(({ id: answerId, question: field, value, lang = null, languages = null }) => ({
            ...{ __typename: 'InstancedAccountInformation', id: answerId, version: '1', field, value },
            ...{ lang, languages },
          })),
        },
      })),
    },
  }
}
