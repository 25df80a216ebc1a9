/** A kind of answer that a question may ask for. */
export interface QuestionType {
  id: number
  /** As people call it: "US ZIP code". */
  name: string
  /** The field kind that takes the answer: `string`. */
  kind: string
  /** The pattern that an answer must match; `null` when any answer of its type is valid. */
  pattern: string | null
}

/** A question of a vendor to investors. */
export interface Question {
  id: string
  version: string
  name: string
  /** Stands below the field. */
  description: string
  /** Its name and description (`message`) in other languages, by their tags. */
  languages?: unknown
  /** The message for an answer that does not match. */
  errorMessage: string
  /** `null` where it is not known. */
  type: QuestionType | null
  /** The number of sets it is part of. A question in a set can no longer be edited. (QSET-015) */
  setCount: number
}

/** Questions that are asked together. */
export interface QuestionSet {
  id: string
  version: string
  name: string
  /** Its name (`title`) in other languages, by their tags. */
  languages?: unknown
  /** Done: it can be used, and no longer changed. (QSET-008) */
  locked: boolean
  /** Its questions, in the order in which they are asked. */
  questions: readonly SetQuestion[]
}

/** A question's place in a set. */
export interface SetQuestion {
  /** The id of the place, and not of the question. */
  id: string
  /** The name of the question in this set. */
  name: string
  /** That name in other languages, by their tags. */
  languages: unknown
  /** Ascending, and not always without gaps. */
  executeOrder: number
  questionId: string
  questionSetId: string
  /** The fact that the question asks for; `null` when it is not known. */
  type: string | null
}
