import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aHost } from '../testing/aHost'
import { renderInHost } from '../testing/renderInHost'
import { FollowVisitor } from './FollowVisitor'
import { visitorOf } from './readVisitor'
import type { Visitor } from './Visitor'

const { capstan } = aHost()
const { queryKey, select } = usersDataQuery(capstan)

/** Returns the server's answer about the signed-in user. */
const answer = (name: string, { role = 'account_owner', status = 'active' } = {}) =>
  ({
    __typename: 'Query',
    getUsersData: {
      __typename: 'UsersDatum',
      user: { __typename: 'User', id: 'u-1', firstName: 'Maren', lastName: 'Okafor', emails: [] },
      account: { __typename: 'Account', id: 'a-1', name, type: 'investor', slug: null, setup: true },
      userAccount: { __typename: 'UsersAccount', id: 'l-1', role, status },
    },
  }) as unknown as Parameters<typeof select>[0] // as much of it as is read

describe('FollowVisitor', () => {
  it('shows the current name and role of the account, and none after access was withdrawn', async () => {
    const onChange = vi.fn<(visitor: Visitor) => void>()
    const comes = (news: ReturnType<typeof answer>) =>
      act(async () => {
        onChange.mockClear()
        capstan.queryClient.setQueryData(queryKey, news)
        // Observers are notified in a separate task.
        await new Promise((resolve) => setTimeout(resolve))
      })
    const first = answer('Maren Okafor')
    capstan.queryClient.setQueryData(queryKey, first)
    renderInHost(<FollowVisitor onChange={onChange} />, {
      host: { capstan, visitor: visitorOf(select(first)) },
    })
    expect(onChange).not.toHaveBeenCalled()

    await comes(answer('Maren Okafor, Trustee'))
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ account: { name: 'Maren Okafor, Trustee' } })
    await comes(answer('Maren Okafor', { role: 'account_viewer' }))
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ role: 'account_viewer' })
    await comes(answer('Maren', { status: 'suspended' }))
    expect(onChange).not.toHaveBeenCalled()
  })
})
