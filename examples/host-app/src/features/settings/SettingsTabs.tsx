import { useMessages } from '@capstan/sdk-react/provider'
import type { AccountType } from '@capstan/sdk-core/accounts'
import { PageTabs } from '../../frame/PageTabs'
import { usePageTitle } from '../../routing/usePageTitle'
import { settingsMessages } from './messages'
import { settingsTabs } from './settingsTabs'

export interface SettingsTabsProps {
  type: AccountType
}

/** The settings of an account type, each a link; the one shown follows the path. */
export function SettingsTabs({ type }: SettingsTabsProps) {
  const messages = useMessages('settingsPage', settingsMessages)
  const titleOf = usePageTitle()
  const tabs = settingsTabs(type)
  if (tabs.length === 0) return null

  return (
    <PageTabs
      label={messages.title}
      tabs={tabs.map(({ text, path }) => ({ text: titleOf(text), path }))}
      isBeside
    />
  )
}
