// A vendor's questions for investors, and the sets that contain them.

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
