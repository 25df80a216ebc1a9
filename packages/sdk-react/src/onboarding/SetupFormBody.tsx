import { setupFields } from '@capstan/sdk-core'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { useMessages } from '../provider/useMessages'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { FormFooter } from '../ui/FormFooter'
import { AccountSection } from './AccountSection'
import { AddressSection } from './AddressSection'
import { AttestationSection } from './AttestationSection'
import { onboardingMessages } from './messages'
import { PartyList } from './PartyList'
import type { SetupAnswers } from './setupAnswers'
import type { Submission } from './useSubmission'

interface SetupFormBodyProps {
  /** The investor types to choose from, in their order. */
  types: readonly string[]
  /** How sending stands. */
  submission: Submission
}

/** What the form asks: the investor type first, and nothing else before it is chosen. */
export function SetupFormBody({ types, submission }: SetupFormBodyProps) {
  const type = useWatch<SetupAnswers, 'type'>({ name: 'type' })

  return (
    <Card>
      <AccountSection type={type} types={types} />
      {type && (
        <>
          <AddressSection />
          {!setupFields(type).isPersonal && <PartyList type={type} />}
          <AttestationSection />
          <SetupFormEnd submission={submission} />
        </>
      )}
    </Card>
  )
}

function SetupFormEnd({ submission }: Pick<SetupFormBodyProps, 'submission'>) {
  const messages = useMessages('onboarding', onboardingMessages)
  const isSending = submission.status === 'sending'
  const failure = submission.status === 'failed' ? (submission.text ?? messages.failed) : ''

  return (
    <>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <End>
        <Button type="submit" variant="primary" pending={isSending}>
          {isSending ? messages.submitting : messages.submit}
        </Button>
      </End>
    </>
  )
}

const End = styled(FormFooter)`
  padding-top: var(--capstan-space-4);
  border-top: 1px solid var(--capstan-border);
`
