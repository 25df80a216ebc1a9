import type { Membership } from '@capstan/sdk-core/accounts'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { TextLink } from '../../ui/actions/TextLink'
import { AccountCard } from './AccountCard'
import { accountChoices } from './accountChoices'
import { AccountPickerHeader } from './AccountPickerHeader'
import { accountsMessages } from './messages'

export interface AccountPickerViewProps {
  /** The accounts the person belongs to, in any order. */
  memberships: readonly Membership[]
  /** Shows only accounts of these types: a comma list, as a link carries it. */
  role?: string
  /** The query string to keep while going on, with its `?`. */
  query?: string
  /** Returns the address of an account's logo, or undefined where it has none. */
  logoOf?: (membership: Membership) => string | undefined
  /** Called with the account chosen; without it the card is a plain link that reloads the page. */
  onPick?: (accountId: string) => void
}

/** The accounts a person may act for, as cards, and a way to claim one that is missing. @public */
export function AccountPickerView({ memberships, role, query = '', logoOf, onPick }: AccountPickerViewProps) {
  const messages = useMessages('accounts', accountsMessages)
  const choices = accountChoices(memberships, role)
  // An account keeps the colour of its initials whichever of them are shown.
  const all = accountChoices(memberships)

  return (
    <Picker className="capstan-account-picker">
      <AccountPickerHeader shown={choices.length} count={memberships.length} />
      {memberships.length === 0 && <EmptyState text={messages.none} />}
      {memberships.length > 0 && choices.length === 0 && <EmptyState detail={messages.noneOfType} />}
      <ul role="list">
        {choices.map((membership) => (
          <AccountCard
            key={membership.id}
            membership={membership}
            index={all.indexOf(membership)}
            href={`/authenticate/role/${membership.account.id}${query}`}
            logo={logoOf?.(membership)}
            onPick={onPick}
          />
        ))}
      </ul>
      <p>
        <TextLink href="/account/claim">{messages.claim}</TextLink>
      </p>
    </Picker>
  )
}

const Picker = styled.section`
  container-type: inline-size;
  max-width: calc(1024 * var(--capstan-unit));
  margin-inline: auto;
  > ul {
    display: grid;
    gap: var(--capstan-space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > p {
    margin: var(--capstan-space-8) 0 0;
    text-align: center;
  }
  @container (min-width: 40em) {
    > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @container (min-width: 60em) {
    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
