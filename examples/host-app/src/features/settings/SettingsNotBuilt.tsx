import { useMessages } from '@capstan/sdk-react/provider'
import type { PageProps } from '../../routing/lazyPage'
import { settingsMessages } from './messages'
import { SettingsPage } from './SettingsPage'

/** The place of settings that are yet to come. */
export function SettingsNotBuilt({ title }: PageProps) {
  const messages = useMessages('settingsPage', settingsMessages)
  return (
    <div data-not-built>
      <SettingsPage title={title} heading={title} lead={messages.notBuilt} />
    </div>
  )
}
