import { dynamicForm, type DynamicValues, type StepBlob } from '@capstan/sdk-core/steps'
import { useMemo, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useFieldMessages } from '../../language/useFieldMessages'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { dynamicResolver } from './dynamicResolver'
import { formProblems, refusedAnswers } from './formProblems'
import { stepsMessages } from './messages'
import type { StepOutcome } from './StepTypeProps'
import { useCompletion } from './useCompletion'
import { useIntentKey } from './useIntentKey'
import { useProblems } from './useProblems'

export interface DynamicFormOptions {
  /** The step's schema: the platform's JSON, of which nothing is certain. */
  schema: unknown
  /** What stood in the form when it was last left, by the names of its fields. */
  draft?: DynamicValues
  /** Called with what stands in the form when a field is left, and with nothing when it was reset or sent. */
  onDraft?: (values: DynamicValues | undefined) => void
  /** Sends the answers. */
  onSubmit: (blob: StepBlob) => Promise<StepOutcome>
}

/** A form that the platform describes: its fields, its state, and sending it. */
export function useDynamicForm({ schema, draft, onDraft, onSubmit }: DynamicFormOptions) {
  const messages = useMessages('steps', stepsMessages)
  const formats = useFormats()
  const fieldMessages = useFieldMessages()
  const snackbar = useSnackbar()
  const { isSending, send } = useCompletion(onSubmit)
  const { element, problems, idOf, show } = useProblems()
  const requestId = useIntentKey()
  const form = useMemo(
    () => dynamicForm(schema, { formats, messages: fieldMessages }),
    [schema, formats, fieldMessages],
  )
  const { control, handleSubmit, reset, getValues, setError } = useForm<DynamicValues>({
    defaultValues: { ...form.initialValues, ...draft },
    resolver: dynamicResolver(form),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })

  const sendAnswers = async (values: DynamicValues) => {
    show([])
    const outcome = await send(form.send(values, requestId.of(values)))
    if (outcome?.status === 'sent') onDraft?.(undefined)
    if (outcome?.status !== 'invalid') return
    const refused = refusedAnswers(outcome.fields, form.fields)
    for (const { name, message } of refused) setError(name, { type: 'server', message })
    show(refused)
  }
  const submit = handleSubmit(sendAnswers, (errors) => {
    snackbar.show(messages.invalid, { tone: 'danger' })
    show(formProblems(errors, form.fields))
  })

  return {
    element,
    control,
    fields: form.fields,
    problems,
    isSending,
    idOf,
    submit: (event: FormEvent) => void submit(event),
    saveDraft: () => onDraft?.(getValues()),
    reset: () => {
      reset(form.initialValues)
      show([])
      onDraft?.(undefined)
    },
  }
}
