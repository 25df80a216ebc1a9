import type { QuestionSet, SetQuestion } from '@capstan/sdk-core/questions'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../../language/fillIn'
import { useAnnounce } from '../../../provider/announcements/useAnnounce'
import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { questionsMessages } from '../messages'
import type { QuestionActions } from '../QuestionActions'
import { SetQuestionItem } from './SetQuestionItem'
import { useOneChange } from './useOneChange'
import { useShownTexts } from '../useShownTexts'

export interface SetQuestionsProps {
  set: QuestionSet
  /** Changes to the questions; without them the list is read-only. */
  actions?: QuestionActions
  /** Called once the last question has left. */
  onEmptied: () => void
}

/** The questions of a set in the order in which they are asked. (QSET-005) */
export function SetQuestions({ set, actions, onEmptied }: SetQuestionsProps) {
  const messages = useMessages('questions', questionsMessages)
  const announce = useAnnounce()
  const list = useRef<HTMLOListElement>(null)
  const { change, error } = useOneChange()
  const { questions } = set
  const shown = useShownTexts()
  const setName = shown.setName(set)
  // The question being removed from the set, and its position.
  const left = useRef<{ questionId: string; at: number }>(undefined)

  useEffect(() => {
    const gone = left.current
    if (!gone || questions.some(({ questionId }) => questionId === gone.questionId)) return
    left.current = undefined
    if (document.activeElement !== document.body) return
    // Focus moves to the question that took its position, or to the last one.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove] > button')
    const next = buttons?.[Math.min(gone.at, buttons.length - 1)]
    if (next) next.focus()
    else onEmptied()
  }, [questions, onEmptied])

  const move = (question: SetQuestion, to: number) =>
    change(async () => {
      const other = questions[to]
      if (!other || !actions) return
      await actions.swap(question, other)
      announce(
        fillIn(messages.moved, { name: shown.nameInSet(question), place: to + 1, count: questions.length }),
      )
    })
  const remove = (question: SetQuestion, at: number) =>
    change(async () => {
      left.current = { questionId: question.questionId, at }
      await actions?.remove(question)
      announce(fillIn(messages.removed, { name: shown.nameInSet(question), set: setName }))
    })

  if (questions.length === 0) return actions && <Empty>{messages.howToFill}</Empty>
  return (
    <>
      {error && (
        <Refused>
          <Alert tone="danger">{error}</Alert>
        </Refused>
      )}
      <List ref={list} aria-label={fillIn(messages.questionsOf, { name: setName })}>
        {questions.map((question, at) => (
          <SetQuestionItem
            key={question.questionId}
            question={question}
            place={at + 1}
            count={questions.length}
            onMove={actions && ((by) => void move(question, at + by))}
            onRemove={actions && (() => void remove(question, at))}
          />
        ))}
      </List>
    </>
  )
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  background: var(--capstan-surface);
  list-style: none;
`

const Refused = styled.div`
  padding: 0 var(--capstan-space-4) var(--capstan-space-3);
`

const Empty = styled.p`
  margin: 0 var(--capstan-space-4) var(--capstan-space-4);
  padding: var(--capstan-space-4);
  border: 1px dashed var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  color: var(--capstan-text-muted);
  text-align: center;
`
