import type { ReactNode } from 'react'
import type { FormValues, FormFields } from '@capstan/sdk-core/forms'
import type { FormRecord, RecordFormProps } from '../RecordForm'
import type { FormErrorTexts } from '../sending/refusalOf'
import type { FirstQuestion } from '../useAskFirst'

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
