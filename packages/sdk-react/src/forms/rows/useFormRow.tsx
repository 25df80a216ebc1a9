import type { FormFields, FormValues } from '@capstan/sdk-core/forms'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { focusFirst } from '../../ui/forms/focusField'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { useUiMessages } from '../../ui/uiMessages'
import { changedRowOf } from './lazyRowParts'
import type { FormRecord, RecordFormProps } from '../RecordForm'
import { formsMessages } from '../messages'
import { refusalOf, type FormErrorTexts } from '../sending/refusalOf'
import type { FirstQuestion } from '../useAskFirst'
import { RemovedRow } from './RemovedRow'
import { RowButtons } from './RowButtons'
import { useInlineRow } from './useInlineRow'
import { isEscape } from '../../ui/overlays/isEscape'

/** A record among others. */
export interface FormRowRecord<Fields extends FormFields> extends FormRecord<Fields> {
  id: string
}

export interface FormRowOptions<Fields extends FormFields> {
  fields: Fields
  row: FormRowRecord<Fields>
  /** Its name in the labels of its buttons. */
  name: string
  /** The fields it is changed by. */
  children: ReactNode
  /** Checks answers that are valid one by one, but not together. */
  alsoCheck?: RecordFormProps<Fields>['alsoCheck']
  /** The form's words for codes the platform may answer with. */
  errorTexts?: FormErrorTexts
  /** A question to ask before a row is saved or made; none unless it answers one. */
  askFirst?: (values: FormValues<Fields>, row?: FormRowRecord<Fields>) => FirstQuestion | undefined
  /** Saves the changed values; without it a row is read-only. */
  onSave?: (
    row: FormRowRecord<Fields>,
    ...about: Parameters<RecordFormProps<Fields>['onSave']>
  ) => Promise<unknown>
  /** Deletes it, once it can no longer be undone. */
  onDelete?: (row: FormRowRecord<Fields>) => Promise<unknown>
}

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
