import { isSecretField, type DraftStore } from '@capstan/sdk-core/forms'
import { dynamicForm, type DynamicField, type DynamicValues, type StepBlob } from '@capstan/sdk-core/steps'
import { useMemo, useState } from 'react'
import { schemaCheck } from '../../forms/schemaCheck'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useIntentKey } from '../../forms/useIntentKey'
import { useKindsDrafts } from '../../forms/useKindsDrafts'
import { useFieldMessages } from '../../language/useFieldMessages'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { formsMessages } from '../../forms/messages'
import { stepsMessages } from './messages'
import type { StepOutcome } from './StepTypeProps'

export interface QuestionFormOptions {
  /** The step's schema: the platform's JSON, of which nothing is certain. */
  schema: unknown
  /** Answers known already, by the keys of the schema: the form begins with them, and says so. */
  answers?: unknown
  /** Where what is typed is kept until it is sent. Keep it the same from one render to the next. */
  drafts?: DraftStore
  /** Sends the answers. */
  onSubmit: (blob: StepBlob) => Promise<StepOutcome>
}

/** A form that the platform describes: its fields, its state, and sending it. */
export function useDynamicForm({ schema, answers, drafts: store, onSubmit }: QuestionFormOptions) {
  const messages = useMessages('steps', stepsMessages)
  const { notChecked } = useMessages('forms', formsMessages)
  const formats = useFormats()
  const fieldMessages = useFieldMessages()
  const snackbar = useSnackbar()
  const requestId = useIntentKey()
  const described = useMemo(
    () => dynamicForm(schema, { answers, formats, messages: fieldMessages }),
    [schema, answers, formats, fieldMessages],
  )
  const { fields, initialValues } = described
  const drafts = useKindsDrafts<DynamicValues>(fields, { store, version: String(described.version) })
  const check = useMemo(
    () => schemaCheck<DynamicValues, DynamicValues>(() => described.loadZodSchema(), notChecked),
    [described, notChecked],
  )
  const [hasFailed, setFailed] = useState(false)
  const fail = (text: string) => snackbar.show(text, { tone: 'danger' })

  const form = useCapstanForm<DynamicValues, DynamicValues>({
    initial: initialValues,
    drafts,
    check,
    keepsErrors: true,
    onInvalid: () => fail(messages.invalid),
    onSubmit: async () => {
      // As they were typed: what is sent is read from that.
      const typed = form.answers.getValues()
      setFailed(false)
      const outcome = await onSubmit(described.send(typed, requestId.of(typed)))
      setFailed(outcome.status === 'failed')
      if (outcome.status === 'sent') return
      fail(outcome.status === 'failed' ? messages.completeFailed : messages.invalid)
      return { fields: outcome.status === 'invalid' ? byName(outcome.fields, fields) : {} }
    },
  })

  // A secret that is not asked is not to be entered again.
  const leavesBlank = described
    .asked(form.answers.getValues())
    .filter(isSecretField)
    .map(({ label }) => label)
  return {
    form: { ...form, draft: { ...form.draft, leavesBlank } },
    fields,
    answered: described.answered,
    asked: described.asked,
    hasFailed,
  }
}

/** What the platform found wrong, by the names of the fields: it says it by the keys of the schema. */
function byName(refused: Readonly<Record<string, string>>, fields: readonly DynamicField[]) {
  const told = fields.filter(({ key }) => Object.hasOwn(refused, key))
  return Object.fromEntries(told.map(({ key, name }) => [name, refused[key] ?? '']))
}
