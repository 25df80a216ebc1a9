import type { FieldInput } from '@capstan/sdk-core'
import { stepDraft, stepSubject, type DynamicField, type DynamicValues } from '@capstan/sdk-core/steps'
import { useEffect, useMemo } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { formsMessages } from '../../../forms/messages'
import { useIsFindingOut } from '../../../provider/offline/SettleEarlierWrites'
import { useCapstan } from '../../../provider/useCapstan'
import { useMessages } from '../../../provider/useMessages'
import { useFieldOverrides } from '../step/FieldOverridesContext'
import type { StepTypeProps } from '../step/StepTypeProps'
import { useDynamicForm } from './useDynamicForm'
import { afterPress, watchPresses } from '../../../ui/forms/afterPress'
import { useLists } from './useLists'

/** Field of a step's form for a custom input. */
export interface StepFormField extends Pick<
  DynamicField,
  'name' | 'key' | 'label' | 'hint' | 'kind' | 'optional'
> {
  /** The choices, for kinds that have them. */
  options: readonly { value: string; label: string }[]
  /** The value: text, `yes` or `no`, true or false for a box, a list for several choices. */
  value: FieldInput
  /** The error of the field. */
  error?: string
  onChange: (value: FieldInput) => void
  onBlur: () => void
}

/** Form of a step for a custom screen: its fields and its actions. */
export interface StepForm {
  /** The fields that are shown now, in their order. */
  fields: readonly StepFormField[]
  /** True while the answers are being sent, or the host is being asked. */
  isSending: boolean
  /** The reason why it was not sent: the message of `beforeSubmit`, or that the outcome is unknown. */
  problem?: string
  /** Checks all answers and sends them; errors are shown at the fields. */
  submit: () => void
  /** Returns to the initial answers. */
  reset: () => void
}

/**
 * Returns the form of a step for a custom screen inside `StepProcess.Current`, with its drafts, checks, known answers, your
 * `beforeSubmit` and your overrides of its fields.
 */
export function useStepForm({ step, actions, question }: StepTypeProps): StepForm {
  const capstan = useCapstan()
  const { findingOut } = useMessages('forms', formsMessages)
  const isFindingOut = useIsFindingOut(stepSubject(step.id))
  const drafts = useMemo(() => stepDraft(capstan, step.id), [capstan, step.id])
  const lists = useLists(step.schema)
  const { form, fields, asked, failed } = useDynamicForm({
    schema: step.schema,
    answers: step.dynamicData,
    phoneCountry: step.investorCountry ?? undefined,
    lists,
    overrides: useFieldOverrides(step),
    drafts,
    isSecret: step.type === 'encrypted_form',
    question,
    onSubmit: actions.complete,
  })
  const { answers, parts, status } = form
  const values = useWatch({
    control: answers.control,
    compute: (all: DynamicValues) => ({ ...all }),
  })
  const { errors } = useFormState({ control: answers.control })
  const shown = asked(values).filter((field) => fields.includes(field))

  useEffect(watchPresses, [])
  // Errors apply to the fields that are rendered.
  useEffect(() => {
    for (const { name, label } of shown) parts.labels.set(name, { label })
    return () => shown.forEach(({ name }) => parts.labels.delete(name))
  })

  return {
    fields: shown.map(({ name, key, label, hint, kind, optional, options, typeahead }) => ({
      ...{ name, key, label, hint, kind, optional },
      options: ((typeahead ? lists[typeahead] : undefined) ?? options).map((option) => ({
        value: option.value,
        label: option.label ?? option.value,
      })),
      value: values[name],
      error: textOf(errors[name]?.message),
      onChange: (value) => answers.setValue(name, value, { shouldDirty: true }),
      onBlur: () => {
        form.draft.flush()
        afterPress(() => void answers.trigger(name), parts)
      },
    })),
    isSending: status.status === 'submitting',
    problem: isFindingOut ? findingOut : (failed ?? ('text' in status ? status.text : undefined)),
    submit: () => form.submit(),
    reset: () => form.reset(),
  }
}

function textOf(message: unknown): string | undefined {
  return typeof message === 'string' ? message : undefined
}
