import type { InlineRow, InlineRowEvent } from '@capstan/sdk-core'
import { type KeyboardEvent, type RefObject } from 'react'
import { styled } from 'styled-components'
import { addedRowOf, FieldsInLine } from '../../../forms/rows/lazyRowParts'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { useSnackbar } from '../../../ui/feedback/useSnackbar'
import { focusFirst } from '../../../ui/forms/focusField'
import { narrow } from '../../../ui/layout/breakpoints'
import { questionsMessages } from '../messages'
import type { QuestionActions } from '../QuestionActions'
import { useSetForm, type SetFields } from './useSetForm'
import { isEscape } from '../../../ui/overlays/isEscape'

export interface AddSetProps {
  /** Ref of the row; its first field takes focus. */
  frame: RefObject<HTMLDivElement | null>
  status: InlineRow['status']
  dispatch: (event: InlineRowEvent['type']) => void
  onAdd: QuestionActions['addSet']
}

/** Row that names a new question set, above the others. Escape closes it. */
export function AddSet({ frame, status, dispatch, onAdd }: AddSetProps) {
  const messages = useMessages('questions', questionsMessages)
  const snackbar = useSnackbar()
  const form = useSetForm()
  const Added = addedRowOf<SetFields>()

  const create = async ({ name }: { name: string }, idempotencyKey: string) => {
    dispatch('create')
    try {
      await onAdd({ name }, idempotencyKey)
    } catch (error) {
      dispatch('failed')
      throw error
    }
    snackbar.show(fillIn(messages.added, { name }))
    dispatch('succeeded')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEscape(event) && status === 'edit') dispatch('cancel')
  }

  return (
    <Panel ref={frame} onKeyDown={onKeyDown}>
      <Added
        {...form}
        label={messages.addSet}
        isSending={status === 'create'}
        onCreate={create}
        onCancel={() => dispatch('cancel')}
        onShown={() => focusFirst(frame.current)}
      >
        <FieldsInLine fields={form.fields} />
      </Added>
    </Panel>
  )
}

const Panel = styled.div`
  padding: var(--capstan-space-4) var(--capstan-space-6);
  border-bottom: 1px solid var(--capstan-border);
  background: var(--capstan-surface-sunken);
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`
