import type { AccountsMessages } from './messages'

/** The label of an account type: `Investor`, `ATS`; an unknown type is returned unchanged. @public */
export function accountTypeWord(type: string, messages: AccountsMessages) {
  return typeWords(messages)[type] ?? type
}

/** A person's role in an account as a word of its own: `Owner`, `Admin`, `Viewer`. @public */
export function roleWord(role: string, messages: AccountsMessages) {
  return roleWords(messages)[role] ?? spaced(role)
}

/** The line under an account's name: `Investor · account owner`. */
export function accountLine({ type, role }: { type: string; role: string }, messages: AccountsMessages) {
  return `${accountTypeWord(type, messages)} · ${lineRoleWord(role, messages)}`
}

function lineRoleWord(role: string, { lineRoles }: AccountsMessages) {
  return Object.hasOwn(lineRoles, role) ? lineRoles[role as keyof typeof lineRoles] : spaced(role)
}

function typeWords(messages: AccountsMessages): Record<string, string> {
  return {
    admin: messages.typeAdmin,
    agent: messages.typeAgent,
    ats: messages.typeAts,
    broker: messages.typeBroker,
    investor: messages.typeInvestor,
    issuer: messages.typeIssuer,
  }
}

function roleWords(messages: AccountsMessages): Record<string, string> {
  return {
    account_owner: messages.roleOwner,
    account_admin: messages.roleAdmin,
    account_viewer: messages.roleViewer,
  }
}

function spaced(name: string) {
  return name.replaceAll('_', ' ')
}
