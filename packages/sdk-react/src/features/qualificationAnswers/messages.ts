import type { Spoken } from '../../language/Messages'

/** Messages of the answers to qualification questions. Exact texts of the specification are the defaults. @public */
export const qualificationAnswersMessages = {
  title: 'Qualification Answers',
  /** (QANS-004) */
  intro:
    'Your most recent answers to qualification question sets will be auto-filled in subsequent qualification rounds.',
  /** (QANS-005) */
  none: 'You have no completed qualification question sets.',
  answersTo: 'Answers given to {name}',
  question: 'Question',
  answer: 'Answer',
  yes: 'Yes',
  no: 'No',
  showAll: 'Show all {count} answers',
}

/** Messages of the answers to qualification questions that a partner may replace. @public */
export type QualificationAnswersMessages = Spoken<typeof qualificationAnswersMessages>
