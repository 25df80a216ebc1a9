import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { addEmailAddress } from '@capstan/sdk-core/settings'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { AddRow } from '../../forms/rows/AddRow'
import { LazyField } from '../../forms/LazyField'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { narrow } from '../../ui/layout/breakpoints'
import { Card } from '../../ui/layout/Card'
import { settingsMessages } from './messages'

/** The addresses that whoever reads signs in with, whatever account they act for; another is added by a link mailed to it. */
export function SignInAddresses() {
  const capstan = useCapstan()
  const reader = useCapstanQuery(usersDataQuery(capstan))
  if (reader.status !== 'ready') return null
  return (
    <SignInAddressesView
      emails={reader.data.user.emails}
      onAdd={(email, idempotencyKey) => addEmailAddress(capstan, email, { idempotencyKey })}
    />
  )
}

export interface SignInAddressesViewProps {
  emails: readonly string[]
  /** Mails a link to one. */
  onAdd: (email: string, idempotencyKey: string) => Promise<unknown>
}

function SignInAddressesView({ emails, onAdd }: SignInAddressesViewProps) {
  const messages = useMessages('settings', settingsMessages)
  const [mailed, setMailed] = useState<string>()
  const { emailRequired, emailInvalid, newAddress } = messages
  const fields = useMemo(
    () =>
      ({ email: { kind: 'email', label: newAddress, error: emailInvalid, ifEmpty: emailRequired } }) as const,
    [newAddress, emailInvalid, emailRequired],
  )

  return (
    <Card flush title={messages.signIn} actions={<small>{messages.aboutSignIn}</small>}>
      <Addresses aria-label={messages.signIn}>
        {emails.map((email) => (
          <li key={email}>
            <bdi>{email}</bdi>
          </li>
        ))}
        <AddRow<typeof fields>
          label={messages.addAddress}
          fields={fields}
          onCreate={async ({ email }, idempotencyKey) => {
            setMailed(undefined)
            await onAdd(email, idempotencyKey)
            setMailed(email)
          }}
        >
          <LazyField name="email" title="" autoComplete="email" {...fields.email} />
        </AddRow>
        {mailed && (
          <li>
            <Alert tone="success">{fillIn(messages.linkMailed, { email: mailed })}</Alert>
          </li>
        )}
      </Addresses>
    </Card>
  )
}

const Addresses = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding: var(--capstan-space-3) var(--capstan-space-6);
    overflow-wrap: anywhere;
  }
  > li + li {
    border-top: 1px solid var(--capstan-border-subtle);
  }
  > li:is([data-status='edit'], [data-status='create']) {
    background: var(--capstan-surface-sunken);
  }
  @container ${narrow} {
    > li {
      padding-inline: var(--capstan-space-4);
    }
  }
`
