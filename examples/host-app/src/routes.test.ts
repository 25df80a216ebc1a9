import type { AccountType } from '@capstan/sdk-core/accounts'
import { describe, expect, it } from 'vitest'
import type { HostRoute } from './routing/HostRoute'
import { all, core, nonInvestor, routesFor, vendor } from './routes'
import { defaultConfig } from './session/readConfig'
import { pageOf } from './testing/pageOf'
import { anonymous, everyType, visitorOf } from './testing/visitors'
import { visit } from './testing/visit'

/** The page that each account type lands on when it opens a page meant for another; /admin/ itself leads to its first page. */
const landing: Record<AccountType, string> = {
  issuer: '/dashboard',
  broker: '/dashboard',
  agent: '/distributions',
  ats: '/securities',
  investor: '/portfolio',
  admin: '/admin/forms',
}

/** The table of the specification, by hand: row, a path, who may open it (b broker, i issuer, v investor, a agent, t ats, x admin). */
const restricted: [row: string, path: string, types: string][] = [
  ['ROUTE-004', '/contacts', 'b i a t'],
  ['ROUTE-005', '/holding/7', 'v i b'],
  ['ROUTE-006', '/holding/7/documents', 'b i v'],
  ['ROUTE-007', '/holdings', 'i'],
  ['ROUTE-008', '/investor-documents', 'v'],
  ['ROUTE-009', '/securities', 't i'],
  ['ROUTE-010] [ROUTE-011', '/security/7', 't i b'],
  ['ROUTE-012', '/offer-wall/3/offering/7', 'v'],
  ['ROUTE-013', '/portfolio', 'v'],
  ['ROUTE-014', '/distributions', 'i b a'],
  ['ROUTE-015', '/wallet', 'v'],
  ['ROUTE-016', '/account/setup', 'b i v a t'],
  ['ROUTE-019', '/settings/account', 'b i v a t'],
  ['ROUTE-020', '/settings/qualification-answers', 'v'],
  ['ROUTE-021', '/settings/delegates', 'b i v a t'],
  ['ROUTE-022', '/settings/integrations', 'b i v'],
  ['ROUTE-023', '/north-capital/issuers', 'i b'],
  ['ROUTE-023', '/north-capital/issuers/1', 'i b'],
  ['ROUTE-023', '/north-capital/issuers/1/2', 'i b'],
  ['ROUTE-023', '/north-capital/issuers/1/2/3', 'i b'],
  ['ROUTE-025', '/distribution/7', 'v'],
  ['ROUTE-027', '/docusign/templates', 'i b'],
  ['ROUTE-027', '/docusign/templates/1', 'i b'],
  ['ROUTE-027', '/docusign/templates/1/2', 'i b'],
  ['ROUTE-027', '/docusign/templates/1/2/3', 'i b'],
  ['ROUTE-028', '/docusign/test/1/2', 'i b'],
  ['ROUTE-031', '/assets', 'b i'],
  ['ROUTE-032', '/issuers', 'b'],
  ['ROUTE-033', '/issuer/7', 'b v'],
  ['ROUTE-034', '/broker/7', 'b v'],
  ['ROUTE-035', '/investor/7', 'b i v'],
  ['ROUTE-039', '/transactions', 'b i v'],
  ['ROUTE-040', '/transaction/7', 'b i v'],
  ['ROUTE-042', '/asset-class/7/manage', 'b i v'],
  ['ROUTE-043', '/capitalization', 'i b'],
  ['ROUTE-044', '/distribute-allocation/7', 'b i'],
  ['ROUTE-045', '/distribute-allocation/7/invite', 'b i'],
  ['ROUTE-046', '/reports', 'i b'],
  ['ROUTE-047', '/dashboard', 'b i'],
  ['ROUTE-048', '/onboarding-questions', 'b i'],
  ['ROUTE-049', '/admin/forms', 'x'],
  ['ROUTE-050', '/admin/reports', 'x'],
  ['ROUTE-051', '/admin/types', 'x'],
]
const letters: Record<string, AccountType> = {
  b: 'broker',
  i: 'issuer',
  v: 'investor',
  a: 'agent',
  t: 'ats',
  x: 'admin',
}
const typesOf = (messages: string) => messages.split(' ').map((letter) => letters[letter])

describe('routesFor', () => {
  it.each(restricted)('[%s] opens %s to %s alone, and sends the rest home', async (_row, path, messages) => {
    for (const type of everyType) {
      const { location, page } = await visit(path, visitorOf(type))

      const isAllowed = typesOf(messages).includes(type)
      expect(location, type).toBe(isAllowed ? path : landing[type])
      expect(page, type).not.toBe('')
    }
  })

  it.each(restricted)('[%s] asks who is not signed in to sign in before %s', async (_row, path) => {
    expect(await visit(path, anonymous)).toEqual({
      location: `/login?next=${encodeURIComponent(path)}`,
      page: 'Sign in',
    })
  })

  it.each([
    ['ROUTE-001', '/test/ws', 'Live socket tester'],
    ['ROUTE-002', '/test/graphql', 'Query tester'],
    ['ROUTE-024', '/account/claim', 'Claim account'],
  ])('[%s] opens %s to every type and without a session', async (_row, path, page) => {
    for (const visitor of [anonymous, ...everyType.map((type) => visitorOf(type))]) {
      expect(await visit(path, visitor)).toEqual({ location: path, page })
    }
  })

  it('opens /login without a session', async () => {
    // proves ROUTE-003
    expect(await visit('/login', anonymous)).toEqual({ location: '/login', page: 'Sign in' })
  })

  it.each([
    ['ROUTE-026', '/account-role', 'Select Account'],
    ['ROUTE-036', '/messages', 'Messages'],
    ['ROUTE-037', '/message/7', 'Message'],
  ])('[%s] opens %s to every signed-in user', async (_row, path, page) => {
    for (const visitor of [{ status: 'undecided' } as const, ...everyType.map((type) => visitorOf(type))]) {
      expect(await visit(path, visitor)).toEqual({ location: path, page })
    }
    expect((await visit(path, anonymous)).page).toBe('Sign in')
  })

  it('leads /settings to /settings/account, for all', async () => {
    // proves ROUTE-017, ROUTE-018
    for (const type of everyType) {
      const expected = type === 'admin' ? '/admin/forms' : '/settings/account'
      expect((await visit('/settings', visitorOf(type))).location).toBe(expected)
    }
  })

  it('leads /transactions/{id} to /transaction/{id}, for the same types', async () => {
    // proves ROUTE-041
    for (const type of everyType) {
      const expected = ['broker', 'issuer', 'investor'].includes(type) ? '/transaction/7' : landing[type]
      expect((await visit('/transactions/7', visitorOf(type))).location).toBe(expected)
    }
  })

  it.each([
    ['ROUTE-029', '/acme-sign/templates/1'],
    ['ROUTE-029', '/acme-sign/test/1/2'],
    ['ROUTE-030', '/acme-pay/issuers/1'],
  ])('[%s] takes the provider in %s from the configuration', async (_row, path) => {
    const routes = routesFor({ signing: 'acme-sign', payment: 'acme-pay' })

    expect((await visit(path, visitorOf('issuer'), routes)).location).toBe(path)
    expect((await visit(path, visitorOf('issuer'))).location).toBe('/login')
  })

  it.each([
    '/no-such-page',
    '/',
    '/wallet/7',
    '/asset-class/7',
    '/docusign/test/1',
    '/admin/users',
    '/contacts/7',
  ])('leads %s, which is not in the table, to /login', async (path) => {
    // proves ROUTE-056
    expect(await visit(path, anonymous)).toEqual({ location: '/login', page: 'Sign in' })
  })

  it.each([
    ['ROUTE-057', 'all', all, ['agent', 'ats', 'broker', 'investor', 'issuer']],
    ['ROUTE-058', 'vendor', vendor, ['broker', 'issuer']],
    ['ROUTE-059', 'nonInvestor', nonInvestor, ['agent', 'ats', 'broker', 'issuer']],
    ['ROUTE-060', 'core', core, ['broker', 'investor', 'issuer']],
  ])('[%s] means by %s exactly its types', (_row, _group, types, expected) => {
    expect([...types].sort()).toEqual(expected)
  })

  it.each([
    ['ROUTE-061', 'issuer', '/wallet', '/dashboard'],
    ['ROUTE-062', 'broker', '/wallet', '/dashboard'],
    ['ROUTE-063', 'agent', '/wallet', '/distributions'],
    ['ROUTE-064', 'ats', '/wallet', '/securities'],
    ['ROUTE-065', 'investor', '/dashboard', '/portfolio'],
    // /admin/ has no page: it redirects to the first one.
    ['ROUTE-066', 'admin', '/wallet', '/admin/forms'],
  ] as const)('[%s] sends an %s from %s to %s', async (_row, type, path, home) => {
    expect((await visit(path, visitorOf(type))).location).toBe(home)
  })

  it('leaves a page empty for a role it does not name, without a redirect', async () => {
    const named: HostRoute = {
      path: '/for-owners',
      allowed: ['issuer'],
      roles: ['account_owner', 'account_admin'],
      title: 'Reports',
      page: pageOf(() => null),
    }
    const routes = [...routesFor(defaultConfig.providers), named]
    const at = (role: 'account_owner' | 'account_admin' | 'account_viewer') =>
      visit('/for-owners', visitorOf('issuer', role), routes)

    expect(await at('account_owner')).toEqual({ location: '/for-owners', page: 'Reports' })
    expect(await at('account_admin')).toEqual({ location: '/for-owners', page: 'Reports' })
    expect(await at('account_viewer')).toEqual({ location: '/for-owners', page: '' })
    // proves ROUTE-067, ROUTE-068
    expect((await visit('/for-owners', visitorOf('agent'), routes)).location).toBe('/distributions')
  })

  it('sends who has chosen no account to the choice, and keeps the way back', async () => {
    expect((await visit('/portfolio?x=1', { status: 'undecided' })).location).toBe(
      '/account-role?next=%2Fportfolio%3Fx%3D1',
    )
  })

  it('has one entry for each path', () => {
    const paths = routesFor(defaultConfig.providers).map(({ path }) => path)

    expect(new Set(paths).size).toBe(paths.length)
  })
})
