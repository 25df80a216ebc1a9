import type { Question } from '@capstan/sdk-core/questions'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Icon } from '../../ui/display/Icon'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { questionsMessages } from './messages'
import type { QuestionTask } from './QuestionDialogs'
import { useShownTexts } from './useShownTexts'
import { hiddenRules } from '../../ui/display/hiddenRules'

export interface QuestionButtonsProps {
  question: Question
  /** True when there is a set to place the question in. */
  canPlace: boolean
  /** Called with the chosen action. */
  onTask: (task: QuestionTask) => void
}

/** Buttons that place a question in a set, and edit it while it is in none. (QSET-015) */
export function QuestionButtons({ question, canPlace, onTask }: QuestionButtonsProps) {
  const messages = useMessages('questions', questionsMessages)
  const { id, setCount } = question
  const name = useShownTexts().questionName(question)

  return (
    <Line>
      {canPlace && (
        <Button variant="quiet" dense icon="plus" onPress={() => onTask({ kind: 'place', id })}>
          <Word>{messages.place}</Word>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      )}
      {setCount === 0 ? (
        <Button
          variant="quiet"
          dense
          icon="pencil"
          aria-label={fillIn(messages.edit, { name })}
          onPress={() => onTask({ kind: 'edit', id })}
        />
      ) : (
        <Locked title={messages.inSet}>
          <Icon name="lock" dense />
          <VisuallyHidden>{messages.inSet}</VisuallyHidden>
        </Locked>
      )}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  white-space: nowrap;
`

/** In a narrow table the button shows its icon alone; its label stays for screen readers. */
const Word = styled.span`
  @container (max-width: 49.99em) {
    ${hiddenRules}
  }
`

/** As wide as the button that it replaces. */
const Locked = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: calc(28 * var(--capstan-unit));
  min-height: calc(28 * var(--capstan-unit));
  color: var(--capstan-text-muted);
`
