import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Button } from '../../ui/actions/Button'
import { FormFooter } from '../../ui/forms/FormFooter'
import { onboardingMessages } from './messages'
import type { Submission } from './useSubmission'

/** The end of the form: what the platform said of the last attempt, and the way to send it. */
export function SetupFormEnd({ submission }: { submission: Submission }) {
  const messages = useMessages('onboarding', onboardingMessages)
  const isSending = submission.status === 'sending'
  const failure = submission.status === 'failed' ? (submission.text ?? messages.failed) : ''

  return (
    <>
      {failure && (
        <Failure ref={takeFocus} tabIndex={-1}>
          <Alert tone="danger">{failure}</Alert>
        </Failure>
      )}
      <End>
        <Button type="submit" variant="primary" pending={isSending}>
          {isSending ? messages.submitting : messages.submit}
        </Button>
      </End>
    </>
  )
}

// The button may be in sight far above: on narrow screens it sticks to the bottom of the window.
function takeFocus(failure: HTMLElement | null) {
  failure?.focus()
}

const Failure = styled.div`
  margin-bottom: var(--capstan-space-4);
  border-radius: var(--capstan-radius-base);
  &:focus-visible {
    outline: var(--capstan-line-focus) solid var(--capstan-focus);
    outline-offset: var(--capstan-line-focus-gap);
  }
`

const End = styled(FormFooter)`
  padding-top: var(--capstan-space-4);
  border-top: 1px solid var(--capstan-border);
`
