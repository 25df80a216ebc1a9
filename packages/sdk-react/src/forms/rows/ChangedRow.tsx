import type { FormFields } from '@capstan/sdk-core/forms'
import { useEffect } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { formsMessages } from '../messages'
import { RecordForm, type RecordFormProps } from '../RecordForm'
import type { FormRowOptions } from './FormRowOptions'

export interface ChangedRowProps<Fields extends FormFields> extends Omit<FormRowOptions<Fields>, 'onSave'> {
  /** Saves the changed values. */
  onSave: RecordFormProps<Fields>['onSave']
  /** Called once it is read again. */
  onCancel: () => void
  /** Called once it can be changed. */
  onShown: () => void
}

/** Content of a row that is edited: its fields, Cancel and Save. */
export function ChangedRow<Fields extends FormFields>(props: ChangedRowProps<Fields>) {
  const { fields, row, name, children, alsoCheck, errorTexts, askFirst, onSave, onCancel, onShown } = props
  const { cancel } = useMessages('forms', formsMessages)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- reported once
  useEffect(onShown, [])

  return (
    <RecordForm<Fields>
      fields={fields}
      record={row}
      refusal="own"
      guardsLeaving
      aria-label={name}
      alsoCheck={alsoCheck}
      errorTexts={errorTexts}
      askFirst={askFirst && ((values) => askFirst(values, row))}
      onSave={onSave}
      onDone={onCancel}
      actions={<Button onPress={onCancel}>{cancel}</Button>}
    >
      {children}
    </RecordForm>
  )
}
