import { useMessages } from '@capstan/sdk-react/provider'
import { EmbedKeys } from '@capstan/sdk-react/integrations'
import { styled } from 'styled-components'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { settingsMessages } from './messages'
import { SettingsPage } from './SettingsPage'

/** What an account works with beside this app: the keys of its own servers come first. */
export function IntegrationsPage({ title }: PageProps) {
  const messages = useMessages('settingsPage', settingsMessages)
  const { visitor } = useHost()
  const isVendor = visitor.status === 'acting' && ['issuer', 'broker'].includes(visitor.account.type)
  // An investor has no server that would make sessions.
  if (!isVendor) return <SettingsPage title={title} lead={messages.notBuilt} />

  return (
    <SettingsPage title={title}>
      <Narrow>
        <EmbedKeys />
      </Narrow>
    </SettingsPage>
  )
}

const Narrow = styled.div`
  max-width: calc(1080 * var(--capstan-unit));
`
