'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { QuestionSetAdmin, type QuestionSetAdminProps } from '../features/questions/QuestionSetAdmin'
export { QuestionsView, type QuestionsViewProps } from '../features/questions/QuestionsView'
export { questionsMessages, type QuestionsMessages } from '../features/questions/messages'
export { prefetchQuestions } from '../features/questions/prefetchQuestions'
