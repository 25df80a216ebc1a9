import { blockPage } from './frame/blockPage'
import type { HostRoute } from './routing/HostRoute'
import { lazyPage } from './routing/lazyPage'
import type { ProviderSlugs } from './session/readConfig'

/** All users except the administrators of the platform. */
export const all = ['broker', 'issuer', 'investor', 'agent', 'ats'] as const
/** Those who bring securities to investors. */
export const vendor = ['broker', 'issuer'] as const
/** The account types that deal with investors. */
export const nonInvestor = ['broker', 'issuer', 'agent', 'ats'] as const
/** The three sides of an investment. */
export const core = ['broker', 'issuer', 'investor'] as const

const loginPage = lazyPage(() => import('./features/login/LoginPage'), 'LoginPage')
const claimPage = lazyPage(() => import('./features/claim/ClaimPage'), 'ClaimPage')
const accountRolePage = lazyPage(() => import('./features/accounts/AccountRolePage'), 'AccountRolePage')
const accountSetupPage = lazyPage(() => import('./features/onboarding/AccountSetupPage'), 'AccountSetupPage')
const offeringPage = lazyPage(() => import('./features/invest/OfferingPage'), 'OfferingPage')
const distributionPage = lazyPage(() => import('./features/invest/DistributionPage'), 'DistributionPage')
const portfolioPage = lazyPage(() => import('./features/portfolio/PortfolioPage'), 'PortfolioPage')
const documentsPage = blockPage(() => import('@capstan/sdk-react/documents'), 'Documents')
const walletPage = lazyPage(() => import('./features/wallet/WalletPage'), 'WalletPage')
const holdingsPage = lazyPage(() => import('./features/holdings/HoldingsPage'), 'HoldingsPage')
const holdingPage = lazyPage(() => import('./features/holdings/HoldingPage'), 'HoldingPage')
const distributionsPage = lazyPage(
  () => import('./features/distributions/DistributionsPage'),
  'DistributionsPage',
)
const accountPage = lazyPage(() => import('./features/settings/AccountPage'), 'AccountPage')
const delegatesPage = lazyPage(() => import('./features/settings/DelegatesPage'), 'DelegatesPage')
const integrationsPage = lazyPage(() => import('./features/settings/IntegrationsPage'), 'IntegrationsPage')
const answersPage = lazyPage(
  () => import('./features/settings/QualificationAnswersPage'),
  'QualificationAnswersPage',
)
const unavailable = lazyPage(() => import('./features/messages/Unavailable'), 'Unavailable')
const socketTester = lazyPage(() => import('./features/developer/SocketTester'), 'SocketTester')
const graphqlTester = lazyPage(() => import('./features/developer/GraphqlTester'), 'GraphqlTester')
const dashboardPage = lazyPage(() => import('./features/dashboard/DashboardPage'), 'DashboardPage')
const assetsPage = lazyPage(() => import('./features/assets/AssetsPage'), 'AssetsPage')
const roundPage = lazyPage(() => import('./features/rounds/RoundPage'), 'RoundPage')
const capitalizationPage = lazyPage(
  () => import('./features/capitalization/CapitalizationPage'),
  'CapitalizationPage',
)
const transactionsPage = lazyPage(
  () => import('./features/transactions/TransactionsPage'),
  'TransactionsPage',
)
const transactionPage = lazyPage(() => import('./features/transactions/TransactionPage'), 'TransactionPage')
const reportsPage = lazyPage(() => import('./features/reports/ReportsPage'), 'ReportsPage')
const auditLogPage = lazyPage(() => import('./features/administration/AuditLogPage'), 'AuditLogPage')
const messagesPage = lazyPage(() => import('./features/administration/MessagesPage'), 'MessagesPage')
const healthPage = lazyPage(() => import('./features/administration/HealthPage'), 'HealthPage')
const reportOffersPage = lazyPage(
  () => import('./features/administration/ReportOffersPage'),
  'ReportOffersPage',
)
const allocationPage = lazyPage(() => import('./features/allocations/AllocationPage'), 'AllocationPage')
const signingTemplatesPage = lazyPage(
  () => import('./features/signing/SigningTemplatesPage'),
  'SigningTemplatesPage',
)
const termsVersionsPage = lazyPage(
  () => import('./features/administration/TermsVersionsPage'),
  'TermsVersionsPage',
)
const brandsPage = lazyPage(() => import('./features/administration/BrandsPage'), 'BrandsPage')
const peoplePage = lazyPage(() => import('./features/administration/PeoplePage'), 'PeoplePage')
const platformAccountsPage = lazyPage(
  () => import('./features/administration/PlatformAccountsPage'),
  'PlatformAccountsPage',
)
const platformTypesPage = lazyPage(
  () => import('./features/administration/PlatformTypesPage'),
  'PlatformTypesPage',
)
const stepFormsPage = lazyPage(() => import('./features/administration/StepFormsPage'), 'StepFormsPage')
const contactsPage = lazyPage(() => import('./features/contacts/ContactsPage'), 'ContactsPage')
const securitiesPage = lazyPage(() => import('./features/securities/SecuritiesPage'), 'SecuritiesPage')
const securityPage = lazyPage(() => import('./features/securities/SecurityPage'), 'SecurityPage')
const questionsPage = lazyPage(() => import('./features/settings/QuestionsPage'), 'QuestionsPage')
const issuersPage = lazyPage(() => import('./features/issuers/IssuersPage'), 'IssuersPage')
const distributorsPage = lazyPage(
  () => import('./features/distributors/DistributorsPage'),
  'DistributorsPage',
)
const paymentTemplatesPage = lazyPage(
  () => import('./features/payments/PaymentTemplatesPage'),
  'PaymentTemplatesPage',
)
const profilePage = lazyPage(() => import('./features/profiles/ProfilePage'), 'ProfilePage')

/** The pages of administrators of the platform; they start at the first one. (C-09) */
const administration: readonly HostRoute[] = [
  { path: '/admin/forms', allowed: ['admin'], title: 'Forms', page: stepFormsPage },
  { path: '/admin/reports', allowed: ['admin'], title: 'Reports', page: reportOffersPage },
  { path: '/admin/reports/audit', allowed: ['admin'], title: 'Audit log', page: auditLogPage },
  { path: '/admin/reports/health', allowed: ['admin'], title: 'Health', page: healthPage },
  {
    path: '/admin/reports/messages',
    allowed: ['admin'],
    title: 'Mails and callbacks',
    page: messagesPage,
  },
  { path: '/admin/types', allowed: ['admin'], title: 'Types', page: platformTypesPage },
  { path: '/admin/types/accounts', allowed: ['admin'], title: 'Accounts', page: platformAccountsPage },
  { path: '/admin/types/people', allowed: ['admin'], title: 'People', page: peoplePage },
  { path: '/admin/types/brands', allowed: ['admin'], title: 'Brands', page: brandsPage },
  { path: '/admin/types/terms', allowed: ['admin'], title: 'Terms of service', page: termsVersionsPage },
]

/**
 * The whole route table: every path there is, who may open it, and the page that opens. Guards, redirects and the
 * titles of pages read it; a path that is not here leads to /login.
 */
export function routesFor({ signing, payment }: ProviderSlugs): readonly HostRoute[] {
  return [
    // For all users
    { path: '/login', allowed: 'everyone', title: 'Sign in', page: loginPage },
    { path: '/account/claim', allowed: 'everyone', title: 'Claim account', page: claimPage },
    { path: '/test/ws', allowed: 'everyone', title: 'Live socket tester', page: socketTester },
    { path: '/test/graphql', allowed: 'everyone', title: 'Query tester', page: graphqlTester },

    // For any signed-in user
    { path: '/account-role', allowed: 'signed-in', title: 'Select Account', page: accountRolePage },
    { path: '/messages', allowed: 'signed-in', title: 'Messages', page: unavailable },
    { path: '/message/:messageId', allowed: 'signed-in', title: 'Message', page: unavailable },

    // An account of one's own
    { path: '/account/setup', allowed: all, title: 'Account setup', page: accountSetupPage },
    { path: '/settings', allowed: all, redirect: '/settings/account' },
    { path: '/settings/account', allowed: all, title: 'Account', page: accountPage },
    {
      path: '/settings/qualification-answers',
      allowed: ['investor'],
      title: 'Qualification Answers',
      page: answersPage,
    },
    { path: '/settings/delegates', allowed: all, title: 'Delegates', page: delegatesPage },
    {
      path: '/settings/integrations',
      allowed: core,
      title: 'Integrations',
      page: integrationsPage,
    },

    // Investing
    {
      path: '/offer-wall/:offerWallId/offering/:offeringId',
      allowed: ['investor'],
      title: 'Investor Onboarding',
      page: offeringPage,
    },
    {
      path: '/distribution/:distributionId',
      allowed: ['investor'],
      title: 'Investor Onboarding',
      page: distributionPage,
    },
    { path: '/portfolio', allowed: ['investor'], title: 'Portfolio', page: portfolioPage },
    { path: '/wallet', allowed: ['investor'], title: 'Wallet', page: walletPage },
    { path: '/investor-documents', allowed: ['investor'], title: 'Documents', page: documentsPage },

    // Issuing
    { path: '/dashboard', allowed: vendor, title: 'Dashboard', page: dashboardPage },
    { path: '/assets', allowed: vendor, title: 'Assets', page: assetsPage },
    { path: '/asset-class/:roundId/:view', allowed: core, title: 'Round', page: roundPage },
    {
      path: '/distribute-allocation/:allocationId/:view?',
      allowed: vendor,
      title: 'Allocation',
      page: allocationPage,
    },
    { path: '/capitalization', allowed: vendor, title: 'Capitalization', page: capitalizationPage },
    { path: '/reports', allowed: vendor, title: 'Reports', page: reportsPage },
    {
      path: '/distributions',
      allowed: ['issuer', 'broker', 'agent'],
      title: 'Distributions',
      page: distributionsPage,
    },
    { path: '/transactions', allowed: core, title: 'Transactions', page: transactionsPage },
    { path: '/transactions/:transactionId', allowed: core, redirect: '/transaction/:transactionId' },
    { path: '/transaction/:transactionId', allowed: core, title: 'Transaction', page: transactionPage },

    // The cap table
    { path: '/holdings', allowed: ['issuer'], title: 'Holdings', page: holdingsPage },
    // Two entries of the specification, one exact and one for the paths below: account types of both may open it.
    { path: '/holding/:holdingId/*', allowed: core, title: 'Holding', page: holdingPage },
    { path: '/securities', allowed: ['ats', 'issuer'], title: 'Securities', page: securitiesPage },
    {
      path: '/security/:securityId',
      allowed: ['ats', 'broker', 'issuer'],
      title: 'Security',
      page: securityPage,
    },

    // Who there is
    { path: '/contacts', allowed: nonInvestor, title: 'Contacts', page: contactsPage },
    { path: '/issuers', allowed: ['broker'], title: 'Issuers', page: issuersPage },
    { path: '/distributors', allowed: ['issuer'], title: 'Distributors', page: distributorsPage },
    { path: '/issuer/:issuerId', allowed: ['broker', 'investor'], title: 'Issuer', page: profilePage },
    { path: '/broker/:issuerId', allowed: ['broker', 'investor'], title: 'Distributor', page: profilePage },
    { path: '/investor/:investorId', allowed: core, title: 'Investor', page: profilePage },

    // Qualifying investors
    { path: '/onboarding-questions', allowed: vendor, title: 'Question Set Management', page: questionsPage },
    {
      path: `/${signing}/templates/:templateId?/:mappedTemplateId?/:documentId?`,
      allowed: vendor,
      title: 'Signing',
      page: signingTemplatesPage,
    },
    {
      path: `/${signing}/test/:templateId/:mappedTemplateId`,
      allowed: vendor,
      title: 'Signing test',
      page: signingTemplatesPage,
    },
    {
      path: `/${payment}/issuers/:issuerId?/:instrumentId?/:paymentId?`,
      allowed: vendor,
      title: 'Payment',
      page: paymentTemplatesPage,
    },

    // Running the platform
    { path: '/admin', allowed: ['admin'], redirect: '/admin/forms' },
    ...administration,
  ]
}
