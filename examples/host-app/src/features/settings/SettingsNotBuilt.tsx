import type { PageProps } from '../../routing/lazyPage'
import { settingsMessages } from './messages'
import { SettingsPage } from './SettingsPage'

/** The place of settings that are yet to come. */
export function SettingsNotBuilt({ title }: PageProps) {
  return (
    <div data-not-built>
      <SettingsPage title={title} heading={title} lead={settingsMessages.notBuilt} />
    </div>
  )
}
