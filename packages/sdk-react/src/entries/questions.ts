'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { Questions, type QuestionsProps } from '../features/questions/Questions'
export { QuestionsView, type QuestionsViewProps } from '../features/questions/QuestionsView'
export { questionsMessages, type QuestionsMessages } from '../features/questions/messages'
export { prefetchQuestions } from '../features/questions/prefetchQuestions'
