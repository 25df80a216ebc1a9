import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { LinkButton } from '../../ui/actions/LinkButton'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { Muted } from '../invest/Muted'
import { portfolioMessages } from './messages'

/** Asks who has invested in nothing yet to set up the account: everything else goes faster then. */
export function SetUpCard() {
  const messages = useMessages('portfolio', portfolioMessages)
  const { href } = useRouter()

  return (
    <Card className="capstan-set-up-card" title={messages.setUpTitle}>
      <Stack>
        <Muted>{messages.setUpLead}</Muted>
        <div>
          <LinkButton variant="primary" href={href('/account/setup?next=%2Fportfolio')}>
            {messages.setUpAccount}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  )
}
