import type { QuestionSet } from '@capstan/sdk-core/questions'
import { styled } from 'styled-components'
import { useInlineRow } from '../../../forms/rows/useInlineRow'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Card } from '../../../ui/layout/Card'
import { ShowMore, useShownRows } from '../../../ui/records/ShowMore'
import { AddSet } from './AddSet'
import { questionsMessages } from '../messages'
import type { QuestionActions } from '../QuestionActions'
import { SetItem } from './SetItem'

export interface SetsCardProps {
  sets: readonly QuestionSet[]
  actions?: QuestionActions
  onLock?: QuestionActions['lockSet']
}

/** Question sets: the unlocked ones first, then the locked ones. */
export function SetsCard({ sets, actions, onLock }: SetsCardProps) {
  const messages = useMessages('questions', questionsMessages)
  const { status, dispatch, row, opener } = useInlineRow<HTMLDivElement>()
  const { shown, more } = useShownRows(sets)
  const isAdding = status !== 'read'

  return (
    <Card
      flush
      title={messages.sets}
      className="capstan-question-sets"
      actions={
        actions &&
        !isAdding && (
          <Button ref={opener} variant="quiet" dense icon="plus" onPress={() => dispatch('edit')}>
            {messages.addSet}
          </Button>
        )
      }
      footer={sets.length > 0 && <Note>{messages.aboutLocked}</Note>}
    >
      {actions && isAdding && (
        <AddSet frame={row} status={status} dispatch={dispatch} onAdd={actions.addSet} />
      )}
      {sets.length === 0 ? (
        <EmptyState icon="rows" />
      ) : (
        <List aria-label={messages.sets}>
          {shown.map((set) => (
            <SetItem key={set.id} set={set} actions={actions} onLock={onLock} />
          ))}
        </List>
      )}
      <ShowMore {...more} />
    </Card>
  )
}

const Note = styled.small`
  color: var(--capstan-text-muted);
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--capstan-border);
  }
`
