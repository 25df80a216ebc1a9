import type { AccountType } from '@capstan/sdk-core/accounts'
import { anAccount, aUsersData, fakeServer, operations, usersDataAnswer } from '@capstan/sdk-core/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { useAllowedHref } from './useAllowedHref'

function Addresses() {
  const allowedHref = useAllowedHref()
  return (
    <>
      <output>{allowedHref('investor', '7') ?? 'none'}</output>
      <output>{allowedHref('distribute-allocation', '7') ?? 'none'}</output>
      <output>{allowedHref('investor', null) ?? 'none'}</output>
    </>
  )
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('useAllowedHref', () => {
  it.each<[AccountType, string, string]>([
    ['issuer', '/investor/7', '/distribute-allocation/7'],
    ['broker', '/investor/7', '/distribute-allocation/7'],
    ['investor', '/investor/7', 'none'],
    ['agent', 'none', 'none'],
    ['ats', 'none', 'none'],
    ['admin', 'none', 'none'],
  ])('offers no link until it knows the account, then those of an account of type %s', async (...row) => {
    const [type, investor, allocation] = row
    const server = fakeServer()
    let answer = () => undefined as void
    const asked = new Promise<void>((resolve) => (answer = resolve))
    server.on(operations.UsersData, async () => {
      await asked
      return usersDataAnswer(aUsersData({ account: anAccount({ type }) }))
    })
    const { capstan } = renderWithServer(<Addresses />, server)

    expect(shown()).toEqual(['none', 'none', 'none'])
    answer()
    await expect.poll(() => capstan.queryClient.isFetching()).toBe(0)

    await expect.poll(shown).toEqual([investor, allocation, 'none'])
  })
})
