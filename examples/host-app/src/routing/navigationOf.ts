import type { AccountType } from '@capstan/sdk-core/accounts'

/** One entry of the main navigation. */
export interface NavigationLink {
  text: string
  path: string
}

const link = (text: string, path: string): NavigationLink => ({ text, path })

const dashboard = link('Dashboard', '/dashboard')
const assets = link('Assets', '/assets')
const securities = link('Securities', '/securities')
const capitalization = link('Capitalization', '/capitalization')
const reports = link('Reports', '/reports')
const contacts = link('Contacts', '/contacts')

const navigation: Record<AccountType, readonly NavigationLink[]> = {
  admin: [link('Forms', '/admin/forms'), link('Reports', '/admin/reports'), link('Types', '/admin/types')],
  agent: [link('Distributions', '/distributions'), contacts],
  ats: [securities, contacts],
  investor: [
    link('Portfolio', '/portfolio'),
    link('Wallet', '/wallet'),
    link('Documents', '/investor-documents'),
  ],
  issuer: [dashboard, assets, securities, capitalization, reports, contacts],
  broker: [dashboard, assets, capitalization, reports, contacts],
}

/** The main navigation of an account type, in order. */
export function navigationOf(type: AccountType): readonly NavigationLink[] {
  return navigation[type]
}

/** The entry a path belongs to: told by the first segment of the path, for an admin by the second. */
export function activeLink(type: AccountType, pathname: string): NavigationLink | undefined {
  const depth = type === 'admin' ? 2 : 1
  return navigationOf(type).find(({ path }) => segment(path, depth) === segment(pathname, depth))
}

function segment(path: string, depth: number): string | undefined {
  return path.split('/')[depth]
}
