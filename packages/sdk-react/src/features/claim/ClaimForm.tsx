import { initialInputs, type FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { tabDrafts } from '../../forms/drafts/tabDrafts'
import { useKindsDrafts } from '../../forms/drafts/useKindsDrafts'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { AlreadyClaimed } from './AlreadyClaimed'
import { ClaimCard } from './ClaimCard'
import { claimMessages } from './messages'

export interface ClaimFormProps {
  isSignedIn: boolean
  /** Asks for the mails of an address. */
  onClaim: (email: string, idempotencyKey: string) => Promise<unknown>
}

/** Asks for the email of the account. The answer does not reveal if the email is known. (CLAIM-003, CLAIM-004, CLAIM-016) */
export function ClaimForm({ isSignedIn, onClaim }: ClaimFormProps) {
  const messages = useMessages('claim', claimMessages)
  const fields = useMemo(
    () =>
      ({
        email: { kind: 'email', label: messages.email, ifEmpty: messages.emailRequired },
      }) as const satisfies Record<string, FormField>,
    [messages],
  )
  const check = useKindsCheck(fields)
  const capstan = useCapstan()
  const store = useMemo(() => tabDrafts(capstan, 'claim'), [capstan])
  const named = useMemo(
    () => Object.entries(fields).map(([name, { kind, label }]) => ({ name, kind, label })),
    [fields],
  )
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    drafts: useKindsDrafts(named, { store }),
    onSubmit: async ({ email }, idempotencyKey) => {
      await onClaim(email, idempotencyKey)
      await store?.discard()
    },
  })

  return (
    <ClaimCard
      title={messages.title}
      lead={messages.lead}
      footer={<AlreadyClaimed isSignedIn={isSignedIn} />}
    >
      <Form form={form} refusal="own" aria-label={messages.title}>
        <Field name="email" title="" autoComplete="email" {...fields.email} />
        <FormStatusNotice />
        <Whole>
          <SubmitButton sending={messages.claiming}>{messages.claim}</SubmitButton>
        </Whole>
      </Form>
    </ClaimCard>
  )
}

const Whole = styled.div`
  display: grid;
  margin-top: var(--capstan-space-2);
`
