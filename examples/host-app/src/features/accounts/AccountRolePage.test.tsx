import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tabAccount } from '../../session/tabAccount'
import { renderInHost, type Rendered } from '../../testing/renderInHost'
import { AccountRolePage } from './AccountRolePage'

const membership = (id: string, name: string, type: string) => ({
  __typename: 'UsersAccount',
  id: `link-${id}`,
  role: 'account_owner',
  status: 'active',
  accountByAccountId: {
    __typename: 'Account',
    id,
    name,
    type,
    slug: null,
    setup: true,
    email: '',
    contactName: '',
  },
})
const termsId = '5f0a6b0e-7a3c-4c54-9a0e-000000000001'
const accounts = [
  membership('a-1', 'Maren Okafor', 'investor'),
  membership('a-2', 'Halden Biologics', 'issuer'),
]
const terms = {
  __typename: 'TermsOfService',
  id: termsId,
  type: 'plain',
  agreement: 'Be fair.',
  language: 'en',
  createdOn: '',
}

/** Mocks a platform whose user has these accounts, and these terms to accept. */
function platform(pendingTermsOfService: object | null = null) {
  const usersAccountsByUserId = { __typename: 'UsersAccountsConnection', nodes: accounts }
  const person = { __typename: 'User', id: 'u-1', firstName: 'Maren', lastName: 'Okafor', emails: [] }
  const user = { ...person, pendingTermsOfService, usersAccountsByUserId }
  const getUsersData = { __typename: 'UsersDatum', user }
  const acceptTerms = {
    __typename: 'AcceptTermsPayload',
    termsOfService: { __typename: 'TermsOfService', id: termsId },
  }
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const isWrite = String(init.body).includes('mutation')
    return Response.json({ data: isWrite ? { acceptTerms } : { __typename: 'Query', getUsersData } })
  })
}

const open = (query = ''): Rendered =>
  renderInHost(<AccountRolePage title="Select Account" />, { at: `/account-role${query}` })

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('AccountRolePage', () => {
  it('leaves for /authenticate/role/{id} with the query, and keeps the account for the tab', async () => {
    platform()
    const { host } = open('?next=%2Fwallet&role=investor')

    await userEvent.click(await screen.findByRole('link', { name: /Maren Okafor/ }, { timeout: 4000 }))

    expect(host.leave).toHaveBeenCalledExactlyOnceWith('/authenticate/role/a-1?next=%2Fwallet&role=investor')
    // proves SELECT-009, SELECT-010
    expect(tabAccount.read()).toBe('a-1')
  })

  it('filters by the role of the query', async () => {
    platform()
    open('?role=issuer,agent')

    expect(await screen.findByRole('link', { name: /Halden Biologics/ }, { timeout: 4000 })).toBeVisible()
    // proves SELECT-004
    expect(screen.queryByRole('link', { name: /Maren Okafor/ })).not.toBeInTheDocument()
  })

  it('shows pending terms in place of the accounts, and goes through authentication once they are accepted', async () => {
    platform(terms)
    const { host } = open('?next=%2Fwallet')

    const accept = await screen.findByRole('button', { name: 'I AGREE' }, { timeout: 4000 })
    expect(screen.queryByRole('link', { name: /Maren Okafor/ })).not.toBeInTheDocument()
    await userEvent.click(accept)

    // proves TERMS-001, TERMS-005, TERMS-006
    await vi.waitFor(() =>
      expect(host.leave).toHaveBeenCalledExactlyOnceWith('/authenticate/terms-of-service?next=%2Fwallet'),
    )
  })
})
