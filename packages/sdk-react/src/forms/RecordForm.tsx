import {
  changedAnswers,
  initialInputs,
  type FormFields,
  type FormInputs,
  type FormValues,
} from '@capstan/sdk-core/forms'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Path, PathValue } from 'react-hook-form'
import { useFormats } from '../language/useFormats'
import { useMessages } from '../provider/useMessages'
import { focusField } from '../ui/forms/focusField'
import { FormFooter } from '../ui/forms/FormFooter'
import { changeOf, type OtherChange } from './changeOf'
import { Form, type FormProps } from './Form'
import type { FormProblem } from './FormCheck'
import { fieldId } from './FormContext'
import { FormStatusNotice } from './sending/FormStatusNotice'
import { formsMessages } from './messages'
import { RecordConflict } from './RecordConflict'
import { SubmitButton } from './sending/SubmitButton'
import { useCapstanForm, type CapstanForm, type CapstanFormOptions } from './useCapstanForm'
import { useAskFirst, type FirstQuestion } from './useAskFirst'
import { useWholeCheck } from './useWholeCheck'

/** A record as its form holds it, with the version that the platform knows it by. */
export interface FormRecord<Fields extends FormFields> {
  version: string
  answers: Partial<FormInputs<Fields>>
}

export interface RecordFormProps<Fields extends FormFields>
  extends
    Pick<CapstanFormOptions<FormInputs<Fields>, never>, 'errorTexts'>,
    Omit<FormProps<FormInputs<Fields>>, 'form'> {
  fields: Fields
  /** The record as it is now. Fields that a person has begun to change keep their input. */
  record: FormRecord<Fields>
  /** Returns problems between answers that are valid on their own, such as one that another one requires. Keep it the same. */
  alsoCheck?: (values: FormValues<Fields>) => readonly FormProblem[]
  /** A question to ask before it is saved; none unless it answers one. */
  askFirst?: (values: FormValues<Fields>) => FirstQuestion | undefined
  /** Saves the changes if the edited version is the current one. Reloads the record if it was changed elsewhere. */
  onSave: (
    changed: Partial<FormValues<Fields>>,
    about: { version: string; idempotencyKey: string },
  ) => Promise<unknown>
  /** Other actions, before Save: Cancel. */
  actions?: ReactNode
  /** The text of the button, and its text while the form is saved; Save and Saving by default. */
  submit?: ReactNode
  sending?: ReactNode
  /** Called once it is saved, or there was nothing to save. */
  onDone?: () => void
}

/** Changes a record: sends the changed values, and shows both values if another user changed it meanwhile. */
export function RecordForm<Fields extends FormFields>(props: RecordFormProps<Fields>) {
  const { fields, record, alsoCheck, askFirst, onSave, onDone, actions, errorTexts, ...shown } = props
  const { submit, sending, children, ...rest } = shown
  const messages = useMessages('forms', formsMessages)
  const formats = useFormats()
  // The record that the answers are compared with, and that is saved over.
  const [base, setBase] = useState(record)
  const [refused, setRefused] = useState<FormRecord<Fields> & { change: OtherChange }>()
  const before = initialInputs(fields, base.answers)
  const now = initialInputs(fields, record.answers)

  const { ask, question } = useAskFirst()
  const form: CapstanForm<FormInputs<Fields>> = useCapstanForm<FormInputs<Fields>, FormValues<Fields>>({
    initial: before,
    check: useWholeCheck(fields, alsoCheck),
    errorTexts,
    onSubmit: async (values, idempotencyKey) => {
      const names = changedAnswers(fields, before, form.answers.getValues(), formats)
      if (names.length > 0) {
        if (!(await ask(askFirst?.(values)))) return {}
        try {
          await onSave(picked(values, names), { version: base.version, idempotencyKey })
        } catch (error) {
          const change = changeOf(error)
          if (!change) throw error
          setRefused({ ...base, change })
          return {}
        }
      }
      setRefused(undefined)
      onDone?.()
    },
  })

  const { getValues, setValue } = form.answers
  const take = (name: keyof Fields & string, value: unknown) =>
    setValue(
      name as Path<FormInputs<Fields>>,
      value as PathValue<FormInputs<Fields>, Path<FormInputs<Fields>>>,
    )

  // Fields that were not typed in take the new values. A field that both changed is compared with the value at the time of
  // typing; the conflict is shown when saving is refused.
  const adopt = () => {
    const inputs = getValues()
    const typed = changedAnswers(fields, before, inputs, formats)
    const changed = changedAnswers(fields, before, now, formats)
    const apart = changedAnswers(fields, now, inputs, formats)
    const untouched = changed.filter((name) => !typed.includes(name))
    for (const name of untouched) take(name, now[name])
    const clashes = changed.some((name) => typed.includes(name) && apart.includes(name))
    if (refused || !clashes) setBase(record)
    else setBase({ ...base, answers: { ...base.answers, ...picked(record.answers, untouched) } })
  }
  const latest = useRef(adopt)
  useEffect(() => {
    latest.current = adopt
  })
  const isRefused = refused !== undefined
  useEffect(() => {
    latest.current()
  }, [record.version, isRefused])

  return (
    <Form {...rest} form={form}>
      {refused && (
        <RecordConflict
          fields={fields}
          change={refused.change}
          shown={initialInputs(fields, refused.answers)}
          now={now}
          typed={getValues()}
          onTake={(name) => {
            take(name, now[name])
            // The button that was pressed goes.
            focusField(form.element.current, fieldId(form.parts.id, name))
          }}
        />
      )}
      {children}
      <FormStatusNotice />
      {question}
      <FormFooter>
        {actions}
        <SubmitButton sending={sending ?? messages.saving}>{submit ?? messages.save}</SubmitButton>
      </FormFooter>
    </Form>
  )
}

function picked<Values extends object>(values: Values, names: readonly string[]): Partial<Values> {
  const entries = Object.entries(values).filter(([name]) => names.includes(name))
  return Object.fromEntries(entries) as Partial<Values> // the entries are the object's own
}
