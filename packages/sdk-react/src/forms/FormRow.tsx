import type { FormFields } from '@capstan/sdk-core/forms'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { fillIn } from '../provider/fillIn'
import { useMessages } from '../provider/useMessages'
import { Button } from '../ui/actions/Button'
import { Alert } from '../ui/feedback/Alert'
import { Inline } from '../ui/layout/Inline'
import { useUiMessages } from '../ui/uiMessages'
import { formsMessages } from './messages'
import { RecordForm, type FormRecord, type RecordFormProps } from './RecordForm'
import { refusalOf, type FormErrorTexts } from './refusalOf'
import { RemovedRow } from './RemovedRow'
import { useInlineRow } from './useInlineRow'

/** A record among others. */
export interface FormRowRecord<Fields extends FormFields> extends FormRecord<Fields> {
  id: string
}

export interface FormRowProps<Fields extends FormFields> {
  fields: Fields
  row: FormRowRecord<Fields>
  /** What it is called, by its buttons. */
  name: string
  /** How it is read. */
  read: ReactNode
  /** The fields it is changed by. */
  children: ReactNode
  /** The form's words for codes the platform may answer with. */
  errorTexts?: FormErrorTexts
  /** Saves what was changed; without it a row is only read. */
  onSave?: (
    row: FormRowRecord<Fields>,
    ...about: Parameters<RecordFormProps<Fields>['onSave']>
  ) => Promise<unknown>
  /** Deletes it, once it can no longer be undone. */
  onDelete?: (row: FormRowRecord<Fields>) => Promise<unknown>
}

/** One row: read, changed (Enter saves, Escape cancels), or deleted, which can be undone until it is sent. */
export function FormRow<Fields extends FormFields>(props: FormRowProps<Fields>) {
  const { fields, row, name, read, children, errorTexts, onSave, onDelete } = props
  const messages = useMessages('forms', formsMessages)
  const { errorText } = useUiMessages()
  const { status, tell, row: item, opener } = useInlineRow()
  const [error, setError] = useState<string>()
  const [isByKeyboard, setIsByKeyboard] = useState(false)

  const save: RecordFormProps<Fields>['onSave'] = async (...about) => {
    tell('create')
    try {
      await onSave?.(row, ...about)
      tell('succeeded')
    } catch (failure) {
      tell('failed')
      throw failure
    }
  }
  const remove = async () => {
    setError(undefined)
    await onDelete?.(row).then(
      () => tell('succeeded'),
      (failure: unknown) => {
        tell('failed')
        setError(refusalOf(failure, errorTexts)?.text ?? errorText)
      },
    )
  }
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && status === 'edit') tell('cancel')
  }

  if (status === 'delete')
    return (
      <RemovedRow
        name={name}
        takesFocus={isByKeyboard}
        onUndo={() => tell('failed')}
        onEnd={() => void remove()}
      />
    )
  if (status === 'edit' || status === 'create')
    return (
      <li ref={item} data-status={status} onKeyDown={onKeyDown}>
        <RecordForm
          fields={fields}
          record={row}
          refusal="own"
          aria-label={name}
          errorTexts={errorTexts}
          onSave={save}
          onDone={() => tell('cancel')}
          actions={<Button onPress={() => tell('cancel')}>{messages.cancel}</Button>}
        >
          {children}
        </RecordForm>
      </li>
    )
  return (
    <li data-status={error ? 'error' : status}>
      {error && <Alert tone="danger">{error}</Alert>}
      <Inline>
        {read}
        {onSave && (
          <Button
            ref={opener}
            variant="quiet"
            dense
            icon="pencil"
            aria-label={fillIn(messages.edit, { name })}
            onPress={() => tell('edit')}
          />
        )}
        {onDelete && (
          <Button
            variant="quiet"
            dense
            icon="trash"
            aria-label={fillIn(messages.remove, { name })}
            onPress={({ pointerType }) => {
              setIsByKeyboard(pointerType === 'keyboard' || pointerType === 'virtual')
              tell('delete')
            }}
          />
        )}
      </Inline>
    </li>
  )
}
