import {
  initialInputs,
  type DraftStore,
  type FormField,
  type FormFields,
  type FormInputs,
  type FormValues,
} from '@capstan/sdk-core/forms'
import type { ReactNode } from 'react'
import { FormFooter } from '../ui/forms/FormFooter'
import { DraftSaved } from './drafts/DraftSaved'
import { Field } from './fields/Field'
import { Form, type FormProps } from './Form'
import { FormStatusNotice } from './sending/FormStatusNotice'
import type { KindFieldLook } from './fields/KindFieldProps'
import { RecordForm, type RecordFormProps } from './RecordForm'
import { SubmitButton } from './sending/SubmitButton'
import { useKindsCheck } from './fields/useKindsCheck'
import { useKindsDrafts } from './drafts/useKindsDrafts'
import { useCapstanForm, type CapstanFormOptions } from './useCapstanForm'

export interface DefinedFormProps<Fields extends FormFields>
  extends
    Pick<CapstanFormOptions<FormInputs<Fields>, FormValues<Fields>>, 'onSubmit' | 'errorTexts'>,
    Omit<FormProps<FormInputs<Fields>>, 'form'> {
  /** Answers to begin with. */
  initial?: Partial<FormInputs<Fields>>
  /** The store that keeps typed answers until they are sent, without those that are secret by kind or name. Keep it the same. */
  drafts?: DraftStore
  /** The version of the form, kept with its drafts. */
  version?: string
  /** The text of the button, and its text while the form is sent. */
  submit?: ReactNode
  sending?: ReactNode
  /** A quiet note at the start of the footer; when its draft was kept unless given. */
  note?: ReactNode
}

export interface DefinedFieldProps<Fields extends FormFields> extends Partial<
  Omit<KindFieldLook, 'kind' | 'options'>
> {
  name: keyof Fields & string
  /** Choices that come from elsewhere. */
  options?: KindFieldLook['options']
}

/** A form of one's own: its frame and its fields, which take only the names that were declared. */
export interface DefinedForm<Fields extends FormFields> {
  Form: (props: DefinedFormProps<Fields>) => ReactNode
  Field: (props: DefinedFieldProps<Fields>) => ReactNode
  /** Changes a record that has these fields: only changed values are sent. */
  RecordForm: (props: Omit<RecordFormProps<Fields>, 'fields'>) => ReactNode
}

/**
 * Makes a form of fields that are declared by their kinds. Make it once, outside of components.
 *
 * Its answers are checked by a schema of those kinds, in the browser as the platform does, and handed over typed and as
 * they travel: plain digits, days as ISO timestamps, true and false.
 */
export function defineForm<const Fields extends FormFields>(fields: Fields): DefinedForm<Fields> {
  const listed = Object.entries(fields).map(([name, field]) => ({ ...field, name }))

  function DefinedFormFrame(props: DefinedFormProps<Fields>) {
    const { initial, drafts: store, version, onSubmit, errorTexts, ...frame } = props
    const { submit, sending, note = <DraftSaved />, children, ...rest } = frame
    const check = useKindsCheck(fields)
    const start = initialInputs(fields, initial)
    const drafts = useKindsDrafts<FormInputs<Fields>>(listed, { store, version })
    const form = useCapstanForm({ initial: start, drafts, check, onSubmit, errorTexts })

    return (
      <Form {...rest} form={form}>
        {children}
        <FormStatusNotice />
        <FormFooter note={note}>
          <SubmitButton sending={sending}>{submit}</SubmitButton>
        </FormFooter>
      </Form>
    )
  }

  function DefinedField({ name, ...look }: DefinedFieldProps<Fields>) {
    const declared = fields[name] as FormField // its name is one of the fields'
    return <Field {...declared} {...look} name={name} />
  }

  function DefinedRecordForm(props: Omit<RecordFormProps<Fields>, 'fields'>) {
    return <RecordForm {...props} fields={fields} />
  }

  return { Form: DefinedFormFrame, Field: DefinedField, RecordForm: DefinedRecordForm } as DefinedForm<Fields>
}
