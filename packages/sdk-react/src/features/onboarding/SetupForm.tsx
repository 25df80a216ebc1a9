import { today as todayHere } from '@capstan/sdk-core'
import { setupInput, type SetupInput } from '@capstan/sdk-core/onboarding'
import { useId, useMemo, useState, type FormEvent } from 'react'
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { ErrorSummary } from '../../ui/forms/ErrorSummary'
import { focusAnswer } from './focusAnswer'
import { onboardingMessages } from './messages'
import { SetupFormBody } from './SetupFormBody'
import { SetupFormContext, setupFormParts, type SetupCountry } from './SetupFormContext'
import { setupErrors, type SetupError } from './setupErrors'
import { setupResolver } from './setupResolver'
import { emptyAnswers, type SetupAnswers } from './setupAnswers'
import { setupValues } from './setupValues'
import { answerId } from './useAnswer'
import type { Submission } from './useSubmission'

export interface SetupFormProps {
  /** The investor types to choose from, in their order. */
  types: readonly string[]
  /** The countries to choose from. */
  countries: readonly SetupCountry[]
  /** Answers to begin with. */
  initialValues?: Partial<SetupAnswers>
  /** How sending stands. */
  submission: Submission
  /** The reader's own day, `YYYY-MM-DD`. */
  today?: string
  /** Called with what is to be sent. */
  onSubmit: (input: SetupInput) => void
}

/** The form itself. All of it is checked at once; the answers stay, whatever becomes of them. */
export function SetupForm({
  countries,
  initialValues,
  today = todayHere(),
  onSubmit,
  ...body
}: SetupFormProps) {
  const { plural } = useFormats()
  const messages = useMessages('onboarding', onboardingMessages)
  const formId = useId()
  const parts = useMemo(() => setupFormParts(formId, countries), [formId, countries])
  const { usId } = parts
  const resolver = useMemo(
    () => setupResolver({ messages, today, usCountryId: usId }),
    [messages, today, usId],
  )
  const form = useForm<SetupAnswers>({
    resolver,
    defaultValues: { ...emptyAnswers(), ...initialValues },
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  // Counted, so that the summary takes focus after every attempt.
  const [refusal, setRefusal] = useState({ count: 0, errors: [] as SetupError[] })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget
    const refuse = (found: FieldErrors<SetupAnswers>) => {
      const errors = setupErrors(found, form.getValues(), messages)
      setRefusal(({ count }) => ({ count: count + 1, errors }))
      if (errors.length === 1) focusAnswer(element, answerId(formId, errors[0]?.path ?? ''))
    }
    const send = (answers: SetupAnswers) => {
      setRefusal({ count: 0, errors: [] })
      onSubmit(setupInput(setupValues(answers), today))
    }
    void form.handleSubmit(send, refuse)(event)
  }

  return (
    <SetupFormContext.Provider value={parts}>
      <FormProvider {...form}>
        <Form
          noValidate
          className="capstan-form capstan-account-setup"
          aria-label={messages.title}
          onSubmit={submit}
        >
          <ErrorSummary
            key={refusal.count}
            title={plural(messages.summary, refusal.errors.length)}
            errors={refusal.errors.map(({ path, message }) => ({ fieldId: answerId(formId, path), message }))}
          />
          <SetupFormBody {...body} />
        </Form>
      </FormProvider>
    </SetupFormContext.Provider>
  )
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--capstan-space-6);
  max-width: var(--capstan-size-form-width, 60rem);
`
