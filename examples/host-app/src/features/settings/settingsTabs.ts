import type { AccountType } from '@capstan/sdk-core/accounts'

/** A tab of the settings. */
export interface SettingsTab {
  text: string
  path: string
}

const tab = (text: string, path: string): SettingsTab => ({ text, path })

const account = tab('Account', '/settings/account')
const answers = tab('Qualification Answers', '/settings/qualification-answers')
const delegates = tab('Delegates', '/settings/delegates')
const integrations = tab('Integrations', '/settings/integrations')

const tabs: Record<AccountType, readonly SettingsTab[]> = {
  issuer: [account, delegates, integrations],
  broker: [account, delegates, integrations],
  investor: [account, answers, delegates, integrations],
  agent: [account, delegates],
  ats: [account, delegates],
  admin: [],
}

/** The settings of an account type, in order. */
export function settingsTabs(type: AccountType): readonly SettingsTab[] {
  return tabs[type]
}
