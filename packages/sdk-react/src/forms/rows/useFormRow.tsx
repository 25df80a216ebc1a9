import type { FormFields } from '@capstan/sdk-core/forms'
import { useState, type KeyboardEvent } from 'react'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { focusFirst } from '../../ui/forms/focusField'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { useUiMessages } from '../../ui/uiMessages'
import { changedRowOf } from './lazyRowParts'
import type { RecordFormProps } from '../RecordForm'
import { formsMessages } from '../messages'
import { refusalOf } from '../sending/refusalOf'
import { RemovedRow } from './RemovedRow'
import { RowButtons } from './RowButtons'
import { useInlineRow } from './useInlineRow'
import { isEscape } from '../../ui/overlays/isEscape'
import type { FormRowOptions } from './FormRowOptions'

/**
 * One row: read, changed (Enter saves, Escape cancels), or deleted, which can be undone until it is sent. `instead` replaces the
 * read-only row.
 */
export function useFormRow<Fields extends FormFields, Frame extends HTMLElement>(
  options: FormRowOptions<Fields>,
) {
  const { row, name, errorTexts, onSave, onDelete } = options
  const { errorText } = useUiMessages()
  const { saved } = useMessages('forms', formsMessages)
  const snackbar = useSnackbar()
  const { status, dispatch, row: ref, opener } = useInlineRow<Frame>()
  const [error, setError] = useState<string>()
  const ChangedRow = changedRowOf<Fields>()
  usePrefetch(ChangedRow, onSave !== undefined)
  const [isByKeyboard, setIsByKeyboard] = useState(false)

  const save: RecordFormProps<Fields>['onSave'] = async (...about) => {
    dispatch('create')
    try {
      await onSave?.(row, ...about)
      dispatch('succeeded')
      snackbar.show(fillIn(saved, { name }), { tone: 'success' })
    } catch (failure) {
      dispatch('failed')
      throw failure
    }
  }
  const remove = async () => {
    setError(undefined)
    await onDelete?.(row).then(
      () => dispatch('succeeded'),
      (failure: unknown) => {
        dispatch('failed')
        setError(refusalOf(failure, errorTexts)?.text ?? errorText)
      },
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEscape(event) && status === 'edit') dispatch('cancel')
  }

  const isChanged = status === 'edit' || status === 'create'
  return {
    ref,
    onKeyDown,
    status: status === 'read' && error ? ('error' as const) : status,
    error: status === 'read' ? error : undefined,
    buttons: (
      <RowButtons
        name={name}
        opener={opener}
        onEdit={onSave && (() => dispatch('edit'))}
        onDelete={
          onDelete &&
          ((byKeyboard) => {
            setIsByKeyboard(byKeyboard)
            dispatch('delete')
          })
        }
      />
    ),
    instead: isChanged ? (
      <ChangedRow
        {...options}
        onSave={save}
        onCancel={() => dispatch('cancel')}
        onShown={() => focusFirst(ref.current)}
      />
    ) : status === 'delete' ? (
      <RemovedRow
        name={name}
        takesFocus={isByKeyboard}
        onUndo={() => dispatch('failed')}
        onEnd={() => void remove()}
      />
    ) : undefined,
  }
}
