import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import type { Formats } from '../../language/Formats'
import { authorLanguage, authorWords, type AuthorWords } from '../steps/answers/authorWords'
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
  /** The language in which the question is written; English if there is none. */
  lang?: string | null
  /** The question and a chosen answer in other languages, by their tags. */
  languages?: unknown
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
        ...{ lang: answer.lang, languages: answer.languages },
      })),
    }))
    .filter(({ answers }) => answers.length > 0)
}

/** A question, and the label of a chosen answer; undefined where the answer was typed or has no other label. */
export interface AnswerWords {
  question: AuthorWords
  answer?: string
}

/** Returns the texts of an answer in the reader's language, or else the question as it is written, with its language. */
export function answerWords(
  { question, lang, languages }: Omit<VendorAnswer, 'id' | 'value'>,
  formats: Formats,
): AnswerWords {
  const source = { question, lang, languages }
  const language = authorLanguage(source, { formats })
  const words = authorWords({ ...source, answer: '' }, 'answer', language)
  return { question: authorWords(source, 'question', language) ?? { text: question }, answer: words?.text }
}
