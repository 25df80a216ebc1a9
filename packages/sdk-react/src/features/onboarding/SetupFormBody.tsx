import { setupFields } from '@capstan/sdk-core/onboarding'
import { useWatch } from 'react-hook-form'
import { Card } from '../../ui/layout/Card'
import { AccountSection } from './AccountSection'
import { AddressSection } from './AddressSection'
import { AttestationSection } from './AttestationSection'
import { PartyList } from './PartyList'
import { SetupFormEnd } from './SetupFormEnd'
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
