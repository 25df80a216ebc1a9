import { isSecretField, type DraftStore } from '@capstan/sdk-core/forms'
import {
  dynamicForm,
  type DynamicField,
  type DynamicValues,
  type FieldOverrides,
  type StepBlob,
} from '@capstan/sdk-core/steps'
import { useMemo, useState } from 'react'
import { schemaCheck } from '../../../forms/schemaCheck'
import { useCapstanForm } from '../../../forms/useCapstanForm'
import { useIntentKey } from '../../../forms/sending/useIntentKey'
import { useKindsDrafts } from '../../../forms/drafts/useKindsDrafts'
import { useFieldMessages } from '../../../language/useFieldMessages'
import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { useSnackbar } from '../../../ui/feedback/useSnackbar'
import type { FieldOption } from '../../../ui/fields/fieldProps'
import { formsMessages } from '../../../forms/messages'
import { stepsMessages } from '../messages'
import { sendAllowed } from '../step/sendAllowed'
import { useShownFields } from './useShownFields'
import type { StepQuestion } from '../step/StepQuestion'
import type { StepOutcome } from '../step/StepTypeProps'

export interface QuestionFormOptions {
  /** Lists of the platform that fields choose from, by name, such as `countries`. */
  lists?: Readonly<Record<string, FieldOption[]>>
  /** The step's schema: JSON of the platform with an unknown shape. */
  schema: unknown
  /** Known answers, by the keys of the schema: the form starts with them, and marks them. */
  answers?: unknown
  /** The country of a phone number without one, as ISO 3166-1 alpha-2: that of the investor's address. The United States by default. */
  phoneCountry?: string
  /** Overrides that a host sets on the fields. Keep it the same between renders. */
  overrides?: FieldOverrides
  /** The store of the draft until it is sent. Keep it the same between renders. */
  drafts?: DraftStore
  /** True when the answers are secret: tax ids are masked like passwords, and no host receives an answer. */
  isSecret?: boolean
  /** The question to the host before the answers are sent. */
  question?: StepQuestion
  /** Sends the answers. */
  onSubmit: (blob: StepBlob) => Promise<StepOutcome>
}

/** Returns the form that the platform describes: its fields, its state, and its submission. */
export function useDynamicForm({
  schema,
  answers,
  phoneCountry,
  lists,
  overrides,
  drafts: store,
  isSecret,
  question,
  onSubmit,
}: QuestionFormOptions) {
  const messages = useMessages('steps', stepsMessages)
  const { notChecked, uncertain } = useMessages('forms', formsMessages)
  const formats = useFormats()
  const fieldMessages = useFieldMessages()
  const snackbar = useSnackbar()
  const requestId = useIntentKey()
  const countries = lists?.countries
  const countryCodes = useMemo(
    () => Object.fromEntries((countries ?? []).map(({ value, countryCode = '' }) => [value, countryCode])),
    [countries],
  )
  const described = useMemo(() => {
    const language = { phoneCountry, countryCodes, formats, messages: fieldMessages }
    return dynamicForm(schema, { answers, overrides, ...language })
  }, [schema, answers, phoneCountry, countryCodes, overrides, formats, fieldMessages])
  const { fields, initialValues } = described
  const { shown, reveal } = useShownFields(described)
  const drafts = useKindsDrafts<DynamicValues>(shown, { store, version: String(described.version) })
  const check = useMemo(() => {
    const all = schemaCheck<DynamicValues, DynamicValues>(() => described.loadZodSchema(), notChecked)
    return async (values: DynamicValues) => {
      const checked = await all(values)
      if (!checked.ok) reveal(checked.problems.map(({ name }) => name))
      return checked
    }
  }, [described, notChecked, reveal])
  const [failed, setFailed] = useState<string>()
  const fail = (text: string) => snackbar.show(text, { tone: 'danger' })

  const form = useCapstanForm<DynamicValues, DynamicValues>({
    initial: initialValues,
    drafts,
    check,
    keepsErrors: true,
    onInvalid: () => fail(messages.invalid),
    onSubmit: async () => {
      // As they were typed. The values to send are parsed from them.
      const typed = form.answers.getValues()
      setFailed(undefined)
      const outcome = await askThenSend(typed)
      if ('fields' in outcome) reveal(Object.keys(byName(outcome.fields, fields)))
      if (outcome.status === 'failed') setFailed(outcome.isUncertain ? uncertain : messages.notTaken)
      switch (outcome.status) {
        case 'sent':
          return
        case 'aborted':
          return {}
        case 'failed':
          fail(messages.completeFailed)
          return {}
        case 'vetoed':
          return { text: outcome.message, keepsText: true, fields: byName(outcome.fields, fields) }
        case 'invalid':
          fail(messages.invalid)
          return { fields: byName(outcome.fields, fields) }
      }
    },
  })

  const send = (typed: DynamicValues) => onSubmit(described.send(typed, requestId.of(typed)))
  const askThenSend = (typed: DynamicValues): Promise<StepOutcome> =>
    question
      ? sendAllowed(typed, {
          described,
          isEncrypted: isSecret,
          question,
          send,
          current: () => form.answers.getValues(),
          onAmended: (name, value) => form.answers.setValue(name, value),
        })
      : send(typed)

  // A secret that is not asked is not to be entered again.
  const leavesBlank = described
    .asked(form.answers.getValues())
    .filter(isSecretField)
    .map(({ label }) => label)
  return {
    form: { ...form, draft: { ...form.draft, leavesBlank } },
    fields: shown,
    answered: described.answered,
    prefilled: described.prefilled,
    asked: described.asked,
    phoneCountry: described.phoneCountry,
    isEmpty: fields.length === 0,
    failed,
  }
}

/** Returns the errors of the platform by field name, which it sends by schema key. */
function byName(refused: Readonly<Record<string, string>>, fields: readonly DynamicField[]) {
  const refusedFields = fields.filter(({ key }) => Object.hasOwn(refused, key))
  return Object.fromEntries(refusedFields.map(({ key, name }) => [name, refused[key] ?? '']))
}
