import type { AccountType } from '@capstan/sdk-core/accounts'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { holdingMessages } from './messages'

/** The message of a portfolio to an account that is not an investor: the holdings it reads belong to its investors. */
export function NotInvestor({ type }: { type: AccountType | undefined }) {
  const messages = useMessages('holding', holdingMessages)
  const { href } = useRouter()
  return (
    <Card>
      <EmptyState
        text={messages.notInvestor}
        action={
          type === 'issuer' && <TextLink href={href('/holdings')}>{messages.holdingsOfInvestors}</TextLink>
        }
      />
    </Card>
  )
}
