import { dynamicForm, type DynamicField, type DynamicValues, type StepBlob } from '@capstan/sdk-core/steps'
import { useMemo } from 'react'
import { schemaCheck } from '../../forms/schemaCheck'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useIntentKey } from '../../forms/useIntentKey'
import { useFieldMessages } from '../../language/useFieldMessages'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { formsMessages } from '../../forms/messages'
import { stepsMessages } from './messages'
import type { StepOutcome } from './StepTypeProps'

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
  const { notChecked } = useMessages('forms', formsMessages)
  const formats = useFormats()
  const fieldMessages = useFieldMessages()
  const snackbar = useSnackbar()
  const requestId = useIntentKey()
  const described = useMemo(
    () => dynamicForm(schema, { formats, messages: fieldMessages }),
    [schema, formats, fieldMessages],
  )
  const { fields, initialValues } = described
  const check = useMemo(
    () => schemaCheck<DynamicValues, DynamicValues>(() => described.loadZodSchema(), notChecked),
    [described, notChecked],
  )
  const fail = (text: string) => snackbar.show(text, { tone: 'danger' })

  const form = useCapstanForm<DynamicValues, DynamicValues>({
    initial: initialValues,
    draft,
    check,
    onDraft,
    keepsErrors: true,
    onInvalid: () => fail(messages.invalid),
    onSubmit: async () => {
      // As they were typed: what is sent is read from that.
      const typed = form.answers.getValues()
      const outcome = await onSubmit(described.send(typed, requestId.of(typed)))
      if (outcome.status === 'sent') return
      fail(outcome.status === 'failed' ? messages.completeFailed : messages.invalid)
      return { fields: outcome.status === 'invalid' ? byName(outcome.fields, fields) : {} }
    },
  })

  return { form, fields }
}

/** What the platform found wrong, by the names of the fields: it says it by the keys of the schema. */
function byName(refused: Readonly<Record<string, string>>, fields: readonly DynamicField[]) {
  const told = fields.filter(({ key }) => Object.hasOwn(refused, key))
  return Object.fromEntries(told.map(({ key, name }) => [name, refused[key] ?? '']))
}
