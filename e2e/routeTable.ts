/** The account types of the platform. */
export type AccountType = 'issuer' | 'broker' | 'agent' | 'ats' | 'investor' | 'admin'

/** A page of the specification: its requirement, its paths, its heading, and who may open it. */
export interface SpecifiedPage {
  row: string
  paths: string[]
  heading: string
  types: readonly AccountType[]
}

const everyone: AccountType[] = ['issuer', 'broker', 'agent', 'ats', 'investor', 'admin']
const all: AccountType[] = ['broker', 'issuer', 'investor', 'agent', 'ats']
const vendor: AccountType[] = ['broker', 'issuer']
const core: AccountType[] = ['broker', 'issuer', 'investor']

const page = (
  row: string,
  paths: string | string[],
  heading: string,
  types: readonly AccountType[],
): SpecifiedPage => ({ row, paths: [paths].flat(), heading, types })

/** The route table as the requirements state it, written down apart from the app. */
const specifiedPages: readonly SpecifiedPage[] = [
  page('ROUTE-001', '/test/ws', 'Live socket tester', everyone),
  page('ROUTE-002', '/test/graphql', 'Query tester', everyone),
  page('ROUTE-004', '/contacts', 'Contacts', ['broker', 'issuer', 'agent', 'ats']),
  page('ROUTE-005, ROUTE-006', ['/holding/7', '/holding/7/documents'], 'Holding', core),
  page('ROUTE-007', '/holdings', 'Holdings', ['issuer']),
  page('ROUTE-008', '/investor-documents', 'Documents', ['investor']),
  page('ROUTE-009', '/securities', 'Securities', ['ats', 'issuer']),
  page('ROUTE-010, ROUTE-011', '/security/7', 'Security', ['ats', 'issuer', 'broker']),
  page('ROUTE-012', '/offer-wall/3/offering/7', 'Investor Onboarding', ['investor']),
  page('ROUTE-019', '/settings/account', 'Settings', all),
  page('ROUTE-013', '/portfolio', 'Portfolio', ['investor']),
  page('ROUTE-020', '/settings/qualification-answers', 'Settings', ['investor']),
  page('ROUTE-014', '/distributions', 'Distributions', ['issuer', 'broker', 'agent']),
  page('ROUTE-015', '/wallet', 'Wallet', ['investor']),
  page('ROUTE-021', '/settings/delegates', 'Settings', all),
  page('ROUTE-016', '/account/setup', 'Account setup', all),
  page('ROUTE-022', '/settings/integrations', 'Settings', core),
  page(
    'ROUTE-023',
    [
      '/north-capital/issuers',
      '/north-capital/issuers/1',
      '/north-capital/issuers/1/2',
      '/north-capital/issuers/1/2/3',
    ],
    'North Capital',
    vendor,
  ),
  page('ROUTE-024', '/account/claim', 'Claim your account', everyone),
  page('ROUTE-025', '/distribution/7', 'Investor Onboarding', ['investor']),
  page('ROUTE-026', '/account-role', 'Select Account', everyone),
  page(
    'ROUTE-027',
    ['/docusign/templates', '/docusign/templates/1', '/docusign/templates/1/2', '/docusign/templates/1/2/3'],
    'Signing',
    vendor,
  ),
  page('ROUTE-028', '/docusign/test/1/2', 'Signing test', vendor),
  page('ROUTE-031', '/assets', 'Assets', vendor),
  page('ROUTE-032', '/issuers', 'Issuers', ['broker']),
  page('ROUTE-033', '/issuer/7', 'Issuer', ['broker', 'investor']),
  page('ROUTE-034', '/broker/7', 'Distributor', ['broker', 'investor']),
  page('ROUTE-035', '/investor/7', 'Investor', core),
  page('DASH-008', '/distributors', 'Distributors', ['issuer']),
  page('ROUTE-036', '/messages', 'Messages', everyone),
  page('ROUTE-037', '/message/7', 'Message', everyone),
  page('ROUTE-039', '/transactions', 'Transactions', core),
  page('ROUTE-040', '/transaction/7', 'Transaction', core),
  page('ROUTE-042', '/asset-class/7/manage', 'Round', core),
  page('ROUTE-043', '/capitalization', 'Capitalization', vendor),
  page(
    'ROUTE-044, ROUTE-045',
    ['/distribute-allocation/7', '/distribute-allocation/7/invite'],
    'Allocation',
    vendor,
  ),
  page('ROUTE-046', '/reports', 'Reports', vendor),
  page('ROUTE-047', '/dashboard', 'Dashboard', vendor),
  page('ROUTE-048', '/onboarding-questions', 'Question Set Management', vendor),
  page('ROUTE-049', '/admin/forms', 'Forms', ['admin']),
  page('ROUTE-050', '/admin/reports', 'Reports', ['admin']),
  page('ROUTE-050', '/admin/reports/audit', 'Audit log', ['admin']),
  page('ROUTE-050', '/admin/reports/health', 'Health', ['admin']),
  page('ROUTE-050', '/admin/reports/messages', 'Mails and callbacks', ['admin']),
  page('ROUTE-051', '/admin/types', 'Types', ['admin']),
  page('ROUTE-051', '/admin/types/accounts', 'Accounts', ['admin']),
  page('ROUTE-051', '/admin/types/brands', 'Brands', ['admin']),
  page('ROUTE-051', '/admin/types/people', 'People', ['admin']),
  page('ROUTE-051', '/admin/types/terms', 'Terms of service', ['admin']),
]

/** The first page of each account type and its heading; /admin/ leads on to its first page. */
export const homes: Record<AccountType, { path: string; heading: string }> = {
  issuer: { path: '/dashboard', heading: 'Dashboard' },
  broker: { path: '/dashboard', heading: 'Dashboard' },
  agent: { path: '/distributions', heading: 'Distributions' },
  ats: { path: '/securities', heading: 'Securities' },
  investor: { path: '/portfolio', heading: 'Portfolio' },
  admin: { path: '/admin/forms', heading: 'Forms' },
}

/** Every path of the table once, so that no two neighbours show the same heading. */
export function pathsInTurn(): { path: string; page: SpecifiedPage }[] {
  const turns = [0, 1, 2, 3].map((turn) =>
    specifiedPages.flatMap((page) => {
      const path = page.paths[turn]
      return path ? [{ path, page }] : []
    }),
  )
  return turns.flat()
}
