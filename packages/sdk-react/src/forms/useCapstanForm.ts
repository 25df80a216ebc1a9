import { useId, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { useMessages } from '../provider/useMessages'
import type { FieldProblem } from '../ui/forms/ErrorSummary'
import { dropChecks } from '../ui/forms/afterPress'
import { focusField, focusFirst } from '../ui/forms/focusField'
import { useUiMessages } from '../ui/uiMessages'
import { type FormCheck, type FormProblem, problemsOf, resolverOf } from './FormCheck'
import type { FieldWords } from './fields/FieldWords'
import { fieldId, type FormParts } from './FormContext'
import type { FormDrafts } from './drafts/FormDrafts'
import type { FormStatus } from './sending/FormStatus'
import { formsMessages } from './messages'
import { refusalOf, type FormErrorTexts, type FormRefusal } from './sending/refusalOf'
import { summaryEntry } from './summaryEntry'
import { useAttempt } from './sending/useAttempt'
import { useDrafts, useRememberedDraft, type FormDraft } from './drafts/useDrafts'
import { useErrorsInLanguage } from './useErrorsInLanguage'

export interface CapstanFormOptions<Values extends FieldValues, Checked> {
  /** The answers to begin with. */
  initial: Values
  /** The store of drafts. A draft is filled in when the form is opened again, on any device. */
  drafts?: FormDrafts<Values>
  /** Checks all answers, on submit, and each when it is left. Keep it the same from one render to the next. */
  check: FormCheck<Values, Checked>
  /** Sends the checked answers. An error that it throws, or a refusal that it returns, is shown in the form. */
  onSubmit: (values: Checked, idempotencyKey: string) => Promise<FormRefusal | void> | FormRefusal | void
  /** Called when something is wrong with the answers, so that nothing was sent. */
  onInvalid?: () => void
  /** The form's words for codes the platform may answer with. */
  errorTexts?: FormErrorTexts
  /** Returns the entry of an answer in the summary; by default its label and its problem. */
  summaryOf?: (problem: FormProblem) => string
  /** The error of an answer stays until blur. */
  keepsErrors?: boolean
}

/** A form: its answers, their errors, and its submission. */
export interface CapstanForm<Values extends FieldValues> {
  /** The answers, as react-hook-form holds them. */
  answers: UseFormReturn<Values, unknown, unknown>
  parts: FormParts
  element: RefObject<HTMLFormElement | null>
  status: FormStatus
  /** The errors by field, in the order of the page; counted, so that every attempt is announced. */
  summary: { errors: FieldProblem[]; attempt: number }
  submit: (event?: FormEvent) => void
  /** Resets the form to its initial answers, or to others. */
  reset: (values?: Values) => void
  /** The draft of the form and its state. */
  draft: FormDraft
  /** Clears the message about the whole form, and shows its answers again. */
  edit: () => void
}

/** Makes a form. No part subscribes to the whole form: typing renders only its own field. */
export function useCapstanForm<Values extends FieldValues, Checked = Values>(
  options: CapstanFormOptions<Values, Checked>,
): CapstanForm<Values> {
  const { initial, drafts, check, onSubmit, onInvalid, errorTexts, summaryOf, keepsErrors = false } = options
  const messages = useMessages('forms', formsMessages)
  const { errorText } = useUiMessages()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const attempt = useAttempt()
  const parts = useMemo(() => ({ id, labels: new Map<string, FieldWords>(), keepsErrors }), [id, keepsErrors])
  const [status, setStatus] = useState<FormStatus>({ status: 'editing' })
  const [summary, setSummary] = useState<CapstanForm<Values>['summary']>({ errors: [], attempt: 0 })
  const resolver = useMemo(() => resolverOf(check), [check])
  const remembered = useRememberedDraft(drafts)
  const answers = useForm<Values, unknown, Checked>({
    defaultValues: { ...initial, ...remembered } as DefaultValues<Values>,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  const draft = useDrafts(answers as UseFormReturn<Values, unknown, unknown>, drafts)

  const entriesOf = (problems: readonly FormProblem[]) => {
    const entry = ({ name, message }: FormProblem) =>
      summaryEntry(messages.summaryEntry, parts.labels.get(name) ?? { label: '' }, message)
    return inPageOrder(problems, id, element.current).map((problem) => ({
      fieldId: fieldId(id, problem.name),
      message: (summaryOf ?? entry)(problem),
    }))
  }

  useErrorsInLanguage(check, {
    answers,
    names: () => parts.labels.keys(),
    onSaid: (problems) =>
      setSummary((said) => (said.errors.length > 0 ? { ...said, errors: entriesOf(problems) } : said)),
  })

  const show = (problems: readonly FormProblem[]) => {
    const errors = entriesOf(problems)
    setSummary(({ attempt }) => ({ errors, attempt: attempt + 1 }))
    if (errors.length === 1 && errors[0]) focusField(element.current, errors[0].fieldId)
  }

  const refuse = ({ fields = {}, text, keepsText, isUncertain }: FormRefusal) => {
    const known = Object.entries(fields).filter(([name]) => parts.labels.has(name))
    for (const [name, message] of known) answers.setError(name as Path<Values>, { type: 'server', message })
    if (isUncertain) setStatus({ status: 'uncertain', text: text ?? messages.uncertain })
    else {
      const isBesideErrors = known.length > 0
      setStatus({ status: 'refused', text: isBesideErrors && !keepsText ? undefined : text, isBesideErrors })
    }
    show(known.map(([name, message]) => ({ name, message })))
  }

  const send = async (values: Checked) => {
    const attempted = await attempt(values, async (key) => {
      setSummary(({ attempt }) => ({ errors: [], attempt }))
      setStatus({ status: 'submitting' })
      return onSubmit(values, key)
    })
    if (!attempted) return
    if ('error' in attempted) refuse(refusalOf(attempted.error, errorTexts) ?? { text: errorText })
    else if (attempted.answer) refuse(attempted.answer)
    else {
      setStatus({ status: 'sent' })
      draft.rest()
    }
  }

  const submit = answers.handleSubmit(send, (errors) => {
    onInvalid?.()
    const text = errors.root?.check?.message
    setStatus(text ? { status: 'refused', text } : { status: 'editing' })
    show(problemsOf(errors))
  })

  return {
    answers: answers as UseFormReturn<Values, unknown, unknown>,
    parts,
    element,
    status,
    summary,
    submit: (event) => {
      // All of it is checked now.
      dropChecks(parts)
      void submit(event)
    },
    reset: (values = initial) => {
      answers.reset(values)
      setStatus({ status: 'editing' })
      setSummary(({ attempt }) => ({ errors: [], attempt }))
      draft.discard()
    },
    draft,
    edit: () => {
      flushSync(() => setStatus({ status: 'editing' }))
      focusFirst(element.current)
    },
  }
}

/** Problems in the order in which a reader meets their fields; those without a field on the page come last. */
function inPageOrder(
  problems: readonly FormProblem[],
  formId: string,
  form: ParentNode | null,
): FormProblem[] {
  const elements = new Map(
    problems.map(({ name }) => [name, form?.querySelector(`[id="${fieldId(formId, name)}"]`)]),
  )
  return [...problems].sort((a, b) => {
    const [one, other] = [elements.get(a.name), elements.get(b.name)]
    if (!one || !other) return Number(!one) - Number(!other)
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
