// What a vendor asks of investors: questions, and the sets they are asked in.

export { addToSet, removeFromSet, type PlacedQuestion } from '../features/questions/placeQuestion'
export type { Question, QuestionSet, QuestionType, SetQuestion } from '../features/questions/Question'
export type { QuestionBook } from '../features/questions/questionBook'
export { questionsQuery, questionTypesQuery } from '../features/questions/questionsQuery'
export { createQuestion, saveQuestion, type QuestionInput } from '../features/questions/saveQuestion'
export {
  createQuestionSet,
  saveQuestionSet,
  type QuestionSetChanges,
} from '../features/questions/saveQuestionSet'
export { swapInSet } from '../features/questions/swapInSet'
