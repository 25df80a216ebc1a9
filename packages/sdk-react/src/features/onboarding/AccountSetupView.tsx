import type { DraftStore } from '@capstan/sdk-core/forms'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { State } from '../../ui/feedback/State'
import { Stack } from '../../ui/layout/Stack'
import { onboardingMessages } from './messages'
import { SetupForm, type SetupFormProps } from './SetupForm'
import type { SetupCountry } from './SetupFormContext'
import type { SetupAnswers } from './answers/setupAnswers'
import type { SignedIn } from './SignedIn'
import type { SetupSubmission } from './useSubmission'

export interface AccountSetupViewProps {
  /** True when the account is set up already. */
  isSetUp?: boolean
  /** Where the reader continues to once the account is set up. */
  doneHref?: string
  /** Called when the reader asks to continue, where there is no address. */
  onGoOn?: () => void
  /** True when the reader may set the account up; a viewer may not. */
  isAllowed?: boolean
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
  submission?: SetupSubmission
  /** The reader's date, `YYYY-MM-DD`; no date may be after it. */
  today?: string
  /** Called with the valid answers. Return a promise, and the draft is kept until it settles. */
  onSubmit: SetupFormProps['onSubmit']
}

/** Form that sets an investor's account up, from the investor type on; a thank-you once it is done. @public */
export function AccountSetupView({
  isSetUp,
  doneHref,
  onGoOn,
  isAllowed = true,
  submission = idle,
  ...form
}: AccountSetupViewProps) {
  const messages = useMessages('onboarding', onboardingMessages)

  if (isSetUp || submission.status === 'done') {
    return (
      <Stack>
        <State role="status" icon="check-circle" tone="success">
          {messages.done}
        </State>
        <Ahead doneHref={doneHref} onGoOn={onGoOn} />
      </Stack>
    )
  }
  if (!isAllowed) return <State icon="lock">{messages.notAllowed}</State>
  return <SetupForm {...form} submission={submission} />
}

/** The next action: a link, or a button of the page around; else where the next action is. */
function Ahead({ doneHref, onGoOn }: Pick<AccountSetupViewProps, 'doneHref' | 'onGoOn'>) {
  const messages = useMessages('onboarding', onboardingMessages)
  if (doneHref === undefined && !onGoOn) return <p>{messages.doneNext}</p>
  return (
    <div>
      {doneHref !== undefined ? (
        <LinkButton variant="primary" href={doneHref}>
          {messages.goOn}
        </LinkButton>
      ) : (
        <Button variant="primary" onPress={onGoOn}>
          {messages.goOn}
        </Button>
      )}
    </div>
  )
}

const idle: SetupSubmission = { status: 'idle' }
