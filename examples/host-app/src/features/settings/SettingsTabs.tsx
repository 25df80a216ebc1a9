import { useMessages } from '@capstan/sdk-react/provider'
import type { AccountType } from '@capstan/sdk-core/accounts'
import { PageTabs } from '../../frame/PageTabs'
import { usePageTitle } from '../../routing/usePageTitle'
import { useHost } from '../../session/Host'
import { settingsMessages } from './messages'
import { settingsTabs } from './settingsTabs'

export interface SettingsTabsProps {
  type: AccountType
}

/** The settings of an account type whose pages are built, each a link; the one shown follows the path. */
export function SettingsTabs({ type }: SettingsTabsProps) {
  const messages = useMessages('settingsPage', settingsMessages)
  const titleOf = usePageTitle()
  const { notBuilt } = useHost()
  const tabs = settingsTabs(type).filter(({ path }) => !notBuilt.has(path))
  if (tabs.length === 0) return null

  return (
    <PageTabs label={messages.title} tabs={tabs.map(({ text, path }) => ({ text: titleOf(text), path }))} />
  )
}
