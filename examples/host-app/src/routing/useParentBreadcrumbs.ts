import { usePageTitle } from './usePageTitle'
import { useHost } from '../session/Host'

const paths = {
  Dashboard: '/dashboard',
  Transactions: '/transactions',
  Issuers: '/issuers',
  Contacts: '/contacts',
} as const

/** Breadcrumbs of the pages above this one, in the language of the page; an investor has no dashboard and no lists of accounts. */
export function useParentBreadcrumbs(
  titles: readonly (keyof typeof paths)[],
): { label: string; href: string }[] {
  const titleOf = usePageTitle()
  const { visitor } = useHost()
  const isInvestor = visitor.status === 'acting' && visitor.account.type === 'investor'

  return titles
    .filter((title) => title === 'Transactions' || !isInvestor)
    .map((title) => ({ label: titleOf(title), href: paths[title] }))
}
