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

/** Of which entry the pages are that have none of their own, by the first segment of their paths: the first that there is. */
const above = new Map([
  ['asset-class', ['assets', 'portfolio']],
  ['distribute-allocation', ['assets']],
  ['distribution', ['portfolio']],
  ['distributions', ['dashboard']],
  ['distributors', ['dashboard']],
  ['holding', ['assets', 'portfolio']],
  ['holdings', ['dashboard']],
  ['investor', ['contacts']],
  ['issuer', ['dashboard', 'portfolio']],
  ['issuers', ['dashboard']],
  ['offer-wall', ['portfolio']],
  ['security', ['securities']],
  ['transaction', ['dashboard']],
  ['transactions', ['dashboard']],
])

/** Returns the navigation entry of a path, by its first segment; for an admin by the second. (NAV-022, NAV-023) */
export function activeLink(type: AccountType, pathname: string): NavigationLink | undefined {
  const depth = type === 'admin' ? 2 : 1
  const shown = segment(pathname, depth) ?? ''
  return [shown, ...(above.get(shown) ?? [])]
    .map((own) => navigationOf(type).find(({ path }) => segment(path, depth) === own))
    .find((link) => link !== undefined)
}

function segment(path: string, depth: number): string | undefined {
  return path.split('/')[depth]
}
