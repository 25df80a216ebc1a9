import type { Question, QuestionSet, QuestionType } from '@capstan/sdk-core/questions'
import { AddQuestion, EditQuestion, PlaceQuestion } from './lazyQuestionParts'
import type { QuestionActions } from './QuestionActions'
import { setsFor } from './setsFor'

/** The dialog that is open, and the question it is for. */
export type QuestionTask = { kind: 'add' } | { kind: 'edit' | 'place'; id: string }

export interface QuestionDialogsProps {
  task: QuestionTask
  /** The current questions and sets. */
  questions: readonly Question[]
  sets: readonly QuestionSet[]
  types: readonly QuestionType[]
  actions: QuestionActions
  onClose: () => void
}

/** The dialog of the current action on a question. */
export function QuestionDialogs({ task, questions, sets, types, actions, onClose }: QuestionDialogsProps) {
  if (task.kind === 'add') return <AddQuestion types={types} onAdd={actions.addQuestion} onClose={onClose} />

  const question = questions.find(({ id }) => id === task.id)
  if (!question) return null
  return task.kind === 'edit' ? (
    <EditQuestion question={question} types={types} onSave={actions.saveQuestion} onClose={onClose} />
  ) : (
    <PlaceQuestion
      question={question}
      sets={setsFor(question, sets)}
      onPlace={actions.place}
      onClose={onClose}
    />
  )
}
