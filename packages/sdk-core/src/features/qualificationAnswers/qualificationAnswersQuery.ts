import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/answers'
import { recordQuery, type CapstanQuery } from '../../client/recordQuery'
import { QualificationAnswersDocument, type QualificationAnswersQuery } from './operations.generated'

/** The latest answers of an investor to the questions of a vendor. */
export interface VendorAnswers {
  /** The vendor that asked. */
  id: string
  name: string
  answers: readonly VendorAnswer[]
}

/** The most recent answer to a question. */
export interface VendorAnswer {
  id: string
  question: string
  /** As it was given: a day as `YYYY-MM-DD` or the instant it begins, yes and no as `true` and `false`. */
  value: string
}

/**
 * Returns the query for the latest answers of this instance's investor: up to 400 answers to each of 50 vendors, by name.
 * (CALL-016)
 */
export function qualificationAnswersQuery(
  capstan: Capstan,
): CapstanQuery<readonly VendorAnswers[], QualificationAnswersQuery> {
  return recordQuery(capstan, {
    document: QualificationAnswersDocument,
    variables: {},
    select: readAnswers,
  })
}

function readAnswers({ allAccounts }: QualificationAnswersQuery): readonly VendorAnswers[] {
  return rowsOf(allAccounts)
    .map(({ id, name, instancedAccountInformationsByAccountId: given }) => ({
      ...{ id, name },
      answers: rowsOf(given).map((answer) => ({
        ...{ id: answer.id, question: answer.field, value: answer.value },
      })),
    }))
    .filter(({ answers }) => answers.length > 0)
}
