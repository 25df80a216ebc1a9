'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  QualificationAnswers,
  type QualificationAnswersProps,
  QualificationAnswersView,
  type QualificationAnswersViewProps,
} from '../features/qualificationAnswers/QualificationAnswers'
export {
  qualificationAnswersMessages,
  type QualificationAnswersMessages,
} from '../features/qualificationAnswers/messages'
export { prefetchQualificationAnswers } from '../features/qualificationAnswers/prefetchQualificationAnswers'
