import { today as todayHere } from '@capstan/sdk-core'
import type { DraftStore } from '@capstan/sdk-core/forms'
import { setupInput, type SetupInput } from '@capstan/sdk-core/onboarding'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Form } from '../../forms/Form'
import type { FormStatus } from '../../forms/sending/FormStatus'
import type { FormRefusal } from '../../forms/sending/refusalOf'
import { useCapstanForm, type CapstanForm } from '../../forms/useCapstanForm'
import { useFormats } from '../../language/useFormats'
import { useAsksBeforeLeaving } from '../../provider/offline/useAsksBeforeLeaving'
import { useMessages } from '../../provider/useMessages'
import { onboardingMessages } from './messages'
import { SetupFormBody } from './SetupFormBody'
import { SetupFormContext, setupFormParts, type SetupCountry } from './SetupFormContext'
import { emptyAnswers, type SetupAnswers } from './answers/setupAnswers'
import { setupCheck } from './answers/setupCheck'
import { setupDrafts } from './answers/setupDrafts'
import { setupProblemText } from './answers/setupProblemText'
import { setupValues } from './answers/setupValues'
import { factsOf, signedInParty, type SignedIn } from './SignedIn'
import type { SetupSubmission } from './useSubmission'

export interface SetupFormProps {
  /** The investor types to choose from, in their order. */
  types: readonly string[]
  /** The countries to choose from. */
  countries: readonly SetupCountry[]
  /** The signed-in user: their name and e-mail address fill the form, marked as known from the sign-in. */
  signedIn?: SignedIn
  /** Answers to begin with. */
  initialValues?: Partial<SetupAnswers>
  /** The store of the draft until it is sent. Keep it the same between renders. */
  drafts?: DraftStore
  /** The status of the submission. */
  submission: SetupSubmission
  /** The reader's date, `YYYY-MM-DD`. */
  today?: string
  /** Called with the answers to send. They count as sent when the promise settles without a refusal. */
  onSubmit: (input: SetupInput) => Promise<FormRefusal | void> | FormRefusal | void
}

/** The form itself. All answers are checked at once, and they stay whether sending succeeds or fails. */
export function SetupForm(props: SetupFormProps) {
  const { types, countries, signedIn, initialValues, drafts: store, submission, onSubmit } = props
  const { today = todayHere() } = props
  const { plural, locale } = useFormats()
  const messages = useMessages('onboarding', onboardingMessages)
  const facts = useMemo(() => signedIn && factsOf(signedIn), [signedIn])
  const isFromSite = signedIn?.isFromSite === true
  const parts = useMemo(
    () => ({ ...setupFormParts(countries, locale), facts, isFromSite }),
    [countries, locale, facts, isFromSite],
  )
  const { usId } = parts
  const check = useMemo(() => setupCheck({ messages, today, usCountryId: usId }), [messages, today, usId])
  const drafts = useMemo(
    () => store && setupDrafts({ store, types, leavesBlank: [messages.taxId, messages.attestation] }),
    [store, types, messages],
  )
  const form: CapstanForm<SetupAnswers> = useCapstanForm<SetupAnswers>({
    initial: { ...emptyAnswers(), parties: [signedInParty(facts)], ...initialValues },
    drafts,
    check,
    onSubmit: (answers) => onSubmit(setupInput(setupValues(answers), today)),
    summaryOf: (problem) => setupProblemText(problem, form.answers.getValues('type'), messages),
  })
  const status = statusOf(form.status, submission, messages.failed)

  return (
    <SetupFormContext.Provider value={parts}>
      <Frame
        form={{ ...form, status }}
        refusal="own"
        guardsLeaving={useAsksBeforeLeaving()}
        className="capstan-account-setup"
        aria-label={messages.title}
        summaryTitle={plural(messages.summary, form.summary.errors.length)}
      >
        <SetupFormBody types={types} />
      </Frame>
    </SetupFormContext.Provider>
  )
}

/** Returns the problem that the form found, or else the status of the submission. */
function statusOf(form: FormStatus, submission: SetupSubmission, failed: string): FormStatus {
  if (form.status === 'refused' && form.text) return form
  switch (submission.status) {
    case 'idle':
      return { status: 'editing' }
    case 'sending':
      return { status: 'submitting' }
    case 'failed':
      return { status: 'refused', text: submission.text ?? failed }
    case 'done':
      return { status: 'sent' }
  }
}

const Frame = styled(Form<SetupAnswers>)`
  display: flex;
  flex-direction: column;
  gap: var(--capstan-space-6);
  max-width: var(--capstan-size-form-width, 60rem);
  > .capstan-draft-notes {
    margin-bottom: 0;
  }
`
