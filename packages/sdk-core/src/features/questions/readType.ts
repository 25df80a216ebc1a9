import { memoizeByRow } from '../../client/records/answers'
import type { QuestionTypeFactsFragment } from './operations.generated'
import type { QuestionType } from './Question'

/** A type of question as the platform answers it. */
export const readType = memoizeByRow(
  ({ id, name, type, regex }: QuestionTypeFactsFragment): QuestionType => ({
    ...{ id, name, kind: type, pattern: regex },
  }),
)
