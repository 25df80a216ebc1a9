import { usersAccountsQuery } from '@capstan/sdk-core/accounts'
import {
  aUsersAccounts,
  fakeServer,
  operations,
  refuse,
  usersAccountsAnswer,
} from '@capstan/sdk-core/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../testing/renderWithServer'
import { useCapstan } from './useCapstan'
import { useCapstanQuery } from './useCapstanQuery'

function Probe() {
  const state = useCapstanQuery(usersAccountsQuery(useCapstan()))
  switch (state.status) {
    case 'loading':
      return <p>Loading</p>
    case 'error':
      return <button onClick={state.retry}>{state.error.message}</button>
    case 'ready':
      return <p>{state.data.memberships.length} accounts</p>
  }
}

const answer = usersAccountsAnswer(aUsersAccounts())
const count = aUsersAccounts().memberships.length

describe('useCapstanQuery', () => {
  it('is loading, then resolved [LOAD-001]', async () => {
    const server = fakeServer()
    server.on(operations.UsersAccounts, () => answer)
    renderWithServer(<Probe />, server)

    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(await screen.findByText(`${count} accounts`)).toBeInTheDocument()
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('is loading, then an error, from which one can try again [LOAD-001]', async () => {
    const server = fakeServer()
    server.on(operations.UsersAccounts, () => refuse('internal', 'It broke'))
    renderWithServer(<Probe />, server)

    expect(screen.getByText('Loading')).toBeInTheDocument()
    const retry = await screen.findByRole('button', { name: /It broke/ })
    expect(screen.queryByText('Loading')).toBeNull()

    server.on(operations.UsersAccounts, () => answer)
    await userEvent.click(retry)
    expect(await screen.findByText(`${count} accounts`)).toBeInTheDocument()
  })
})
