import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { addEmailAddress, removeEmailAddress } from '@capstan/sdk-core/settings'
import { useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { AddRow } from '../../forms/rows/AddRow'
import { LazyField } from '../../forms/fields/LazyField'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { narrow } from '../../ui/layout/breakpoints'
import { Card } from '../../ui/layout/Card'
import { useSending } from '../security/useSending'
import { settingsMessages } from './messages'

/**
 * E-mail addresses that the signed-in user signs in with, for every account. Another is added by a link mailed to it; each but
 * the last can be removed.
 */
export function SignInAddresses() {
  const capstan = useCapstan()
  const reader = useCapstanQuery(usersDataQuery(capstan))
  if (reader.status !== 'ready') return null
  return (
    <SignInAddressesView
      emails={reader.data.user.emails}
      onAdd={(email, idempotencyKey) => addEmailAddress(capstan, email, { idempotencyKey })}
      onRemove={async (email, idempotencyKey) => {
        await removeEmailAddress(capstan, email, { idempotencyKey })
        await capstan.queryClient.refetchQueries({ queryKey: usersDataQuery(capstan).queryKey })
      }}
    />
  )
}

export interface SignInAddressesViewProps {
  emails: readonly string[]
  /** Mails a link to one. */
  onAdd: (email: string, idempotencyKey: string) => Promise<unknown>
  onRemove: (email: string, idempotencyKey: string) => Promise<unknown>
}

function SignInAddressesView({ emails, onAdd, onRemove }: SignInAddressesViewProps) {
  const messages = useMessages('settings', settingsMessages)
  const snackbar = useSnackbar()
  const card = useRef<HTMLElement>(null)
  const [mailed, setMailed] = useState<string>()
  const { emailRequired, emailInvalid, newAddress } = messages
  const fields = useMemo(
    () =>
      ({ email: { kind: 'email', label: newAddress, error: emailInvalid, ifEmpty: emailRequired } }) as const,
    [newAddress, emailInvalid, emailRequired],
  )

  return (
    <Card
      ref={card}
      flush
      tabIndex={-1}
      title={messages.signIn}
      actions={<small>{messages.aboutSignIn}</small>}
    >
      <Addresses aria-label={messages.signIn}>
        {emails.map((email) => (
          <Address
            key={email}
            email={email}
            // The last address stays: without one the user could not sign in.
            onRemove={
              emails.length > 1
                ? async (key) => {
                    await onRemove(email, key)
                    card.current?.focus()
                    snackbar.show(fillIn(messages.addressRemoved, { email }))
                  }
                : undefined
            }
          />
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

interface AddressProps {
  email: string
  onRemove?: (idempotencyKey: string) => Promise<unknown>
}

function Address({ email, onRemove }: AddressProps) {
  const messages = useMessages('settings', settingsMessages)
  const removing = useSending(async (key) => onRemove?.(key))
  return (
    <li>
      <Line>
        <bdi>{email}</bdi>
        {onRemove && (
          <Button
            dense
            pending={removing.isSending}
            aria-label={fillIn(messages.removeNamed, { word: messages.removeAddress, email })}
            onPress={removing.send}
          >
            {messages.removeAddress}
          </Button>
        )}
      </Line>
      {removing.notice}
    </li>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2);
`

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
