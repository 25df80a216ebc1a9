import type { SetQuestion } from '@capstan/sdk-core/questions'
import { styled } from 'styled-components'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { cramped } from './cramped'
import { ItemWords } from './ItemWords'
import { questionsMessages } from '../messages'
import { useShownTexts } from '../useShownTexts'

export interface SetQuestionItemProps {
  question: SetQuestion
  /** The position in the set, from 1 to `count`. */
  place: number
  count: number
  /** Moves it by one position; without it the order is fixed. */
  onMove?: (by: 1 | -1) => void
  /** Takes it out of the set. */
  onRemove?: () => void
}

/** A question of a set, with the buttons that move it. */
export function SetQuestionItem({ question, place, count, onMove, onRemove }: SetQuestionItemProps) {
  const messages = useMessages('questions', questionsMessages)
  const { units } = useFormats()
  const shown = useShownTexts()
  const name = shown.nameInSet(question)
  const { type } = question
  // At either end the button stays focusable, so that a user who moves a question there keeps the focus.
  const mover = (by: 1 | -1, isLast: boolean) => (
    <Button
      variant="quiet"
      dense
      icon={by < 0 ? 'chevron-up' : 'chevron-down'}
      isUnavailable={isLast}
      aria-label={fillIn(by < 0 ? messages.moveUp : messages.moveDown, { name })}
      onPress={() => isLast || onMove?.(by)}
    />
  )

  return (
    <Item>
      <Position aria-hidden="true">{units(String(place))}</Position>
      <ItemWords>
        <bdi>{name}</bdi>
        <small>{type && shown.typeName({ name: type })}</small>
      </ItemWords>
      {onMove && (
        <span>
          {mover(-1, place === 1)}
          {mover(1, place === count)}
        </span>
      )}
      {onRemove && (
        <span data-remove="">
          <Button
            variant="quiet"
            dense
            icon="x"
            aria-label={fillIn(messages.remove, { name })}
            onPress={onRemove}
          />
        </span>
      )}
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-2);
  min-height: calc(48 * var(--capstan-unit));
  padding: var(--capstan-space-1) var(--capstan-set-inset);
  border-top: 1px solid var(--capstan-border-subtle);
  > span {
    flex: none;
    white-space: nowrap;
  }
  @container ${cramped} {
    flex-wrap: wrap;
    > span:first-of-type {
      margin-inline-start: auto;
    }
  }
`

const Position = styled.b`
  flex: none;
  min-width: calc(28 * var(--capstan-unit));
  color: var(--capstan-text-muted);
  font-weight: inherit;
  font-variant-numeric: tabular-nums lining-nums;
  text-align: center;
`
