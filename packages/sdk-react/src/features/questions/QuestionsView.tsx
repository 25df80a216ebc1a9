import type { QuestionBook, QuestionType } from '@capstan/sdk-core/questions'
import { Columns } from '../../ui/layout/Columns'
import type { QuestionActions } from './QuestionActions'
import { QuestionsCard } from './QuestionsCard'
import { SetsCard } from './sets/SetsCard'

export interface QuestionsViewProps extends QuestionBook {
  /** The types that a question may have. */
  types: readonly QuestionType[]
  /** Changes to the questions; without them the lists are read-only. */
  actions?: QuestionActions
  /** Locks a question set permanently; without it no set can be locked. */
  onLock?: QuestionActions['lockSet']
}

/** Question sets beside the questions that they consist of. (QSET-004, QSET-006) @public */
export function QuestionsView({ sets, questions, types, actions, onLock }: QuestionsViewProps) {
  return (
    <Columns split="5-7" className="capstan-questions">
      <SetsCard sets={sets} actions={actions} onLock={onLock} />
      <QuestionsCard questions={questions} sets={sets} types={types} actions={actions} />
    </Columns>
  )
}
