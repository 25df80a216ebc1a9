import { useId } from 'react'
import { styled } from 'styled-components'
import { Button } from '../actions/Button'
import { useUiMessages } from '../uiMessages'

export interface DiscardQuestionProps {
  /** Called when it is to stay. */
  onKeep: () => void
  /** Called when it may go. */
  onDiscard: () => void
}

/** Asks, in place of the form, whether to discard its input. */
export function DiscardQuestion(props: DiscardQuestionProps) {
  const { discardTyped } = useUiMessages()
  const id = useId()

  return (
    <Question role="group" aria-labelledby={id} className="capstan-discard-question">
      <p id={id}>{discardTyped}</p>
      <div>
        <DiscardAnswers {...props} />
      </div>
    </Question>
  )
}

/** Buttons of the question. The one that keeps the input comes first and has focus. */
export function DiscardAnswers({ onKeep, onDiscard }: DiscardQuestionProps) {
  const messages = useUiMessages()

  return (
    <>
      <Button autoFocus onPress={onKeep}>
        {messages.keepEditing}
      </Button>
      <Button variant="danger" onPress={onDiscard}>
        {messages.discard}
      </Button>
    </>
  )
}

const Question = styled.div`
  padding: 0 var(--capstan-space-6) var(--capstan-space-5);
  > p {
    margin: 0 0 var(--capstan-space-4);
  }
  > div {
    display: flex;
    justify-content: flex-end;
    flex-wrap: wrap;
    gap: var(--capstan-space-2);
  }
`
