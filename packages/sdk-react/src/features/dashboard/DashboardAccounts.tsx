import type { DashboardAccount } from '@capstan/sdk-core/dashboard'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { Avatar } from '../../ui/display/Avatar'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { LinedItem, LinedList } from '../../ui/layout/LinedList'
import { dashboardMessages } from './messages'

export interface DashboardAccountsProps {
  accounts: readonly DashboardAccount[]
  isIssuer: boolean
}

/** The brokers that manage units of an issuer, or the issuers whose rounds a broker manages, each the way to its profile. (DASH-016) */
export function DashboardAccounts({ accounts, isIssuer }: DashboardAccountsProps) {
  const messages = useMessages('dashboard', dashboardMessages)
  const { plural } = useFormats()
  const { href } = useRouter()
  const noteOf = useInvitation()

  if (accounts.length === 0)
    return <EmptyState icon="users" text={isIssuer ? messages.noDistributors : messages.noIssuers} />
  return (
    <LinedList>
      {accounts.map((account, index) => (
        <Item key={account.id}>
          <Avatar name={account.name} index={index} />
          <div>
            {isIssuer ? (
              <bdi>{account.name}</bdi>
            ) : (
              <TextLink href={href(`/issuer/${account.id}`)}>{account.name}</TextLink>
            )}
            <p>{isIssuer ? noteOf(account) : plural(messages.assetCount, account.assetCount)}</p>
          </div>
        </Item>
      ))}
    </LinedList>
  )
}

/** How a broker stands to the issuer: the units it has accepted, else what became of its invitations. */
function useInvitation() {
  const messages = useMessages('dashboard', dashboardMessages)
  const { units, pluralText } = useFormats()
  const words = {
    accepted: messages.accepted,
    sent: messages.invited,
    rejected: messages.rejected,
    none: messages.notInvited,
  }
  return ({ managedUnits, invitation }: DashboardAccount): string =>
    managedUnits
      ? fillIn(pluralText(messages.managedUnits, managedUnits), { units: units(managedUnits) })
      : words[invitation]
}

const Item = styled(LinedItem)`
  flex-wrap: nowrap;
  justify-content: flex-start;
  gap: var(--capstan-space-3);
`
