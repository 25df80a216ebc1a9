import { usersAccountsQuery } from '@capstan/sdk-core/accounts'
import { createCapstan } from '@capstan/sdk-core'
import { stepQuery } from '@capstan/sdk-core/steps'
import {
  aStep,
  aUsersAccounts,
  fakeServer,
  fakeSocket,
  fixtureIds,
  operations,
  refuse,
  stepAnswer,
  usersAccountsAnswer,
} from '@capstan/sdk-core/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { CapstanProvider } from '../CapstanProvider'
import { useCapstan } from '../useCapstan'
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

interface StepProps {
  isFollowed?: boolean
  enabled?: boolean
}

function Step({ isFollowed, enabled }: StepProps) {
  const state = useCapstanQuery({ ...stepQuery(useCapstan(), fixtureIds.step), enabled }, { isFollowed })
  return <p>{state.status === 'ready' ? state.data.status : 'no status'}</p>
}

/** A step on a platform with a socket; the followed records are the subscriptions of the socket. */
function showStep(props: StepProps) {
  const server = fakeServer()
  const socket = fakeSocket()
  server.on(operations.Step, () => ({ __typename: 'Query', stepById: stepAnswer(aStep()) }))
  const capstan = createCapstan({
    account: fixtureIds.account,
    environment: { fetch: server.fetch, openSocket: socket.openSocket, baseUrl: () => 'https://app.test/' },
  })
  const shown = render(
    <CapstanProvider instance={capstan}>
      <Step {...props} />
    </CapstanProvider>,
  )
  return { ...shown, capstan, server, socket }
}

describe('useCapstanQuery', () => {
  it('is loading, then resolved', async () => {
    const server = fakeServer()
    server.on(operations.UsersAccounts, () => answer)
    renderWithServer(<Probe />, server)

    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(await screen.findByText(`${count} accounts`)).toBeInTheDocument()
    // proves LOAD-001
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('is loading, then an error, from which one can try again', async () => {
    const server = fakeServer()
    server.on(operations.UsersAccounts, () => refuse('internal', 'It broke'))
    renderWithServer(<Probe />, server)

    expect(screen.getByText('Loading')).toBeInTheDocument()
    const retry = await screen.findByRole('button', { name: /It broke/ })
    expect(screen.queryByText('Loading')).toBeNull()

    server.on(operations.UsersAccounts, () => answer)
    await userEvent.click(retry)
    // proves LOAD-001
    expect(await screen.findByText(`${count} accounts`)).toBeInTheDocument()
  })

  it('stays an error during automatic retries, until an answer or a press of Retry', async () => {
    const server = fakeServer()
    server.on(operations.UsersAccounts, () => refuse('internal', 'It broke'))
    const { capstan } = renderWithServer(<Probe />, server)
    const retry = await screen.findByRole('button', { name: /It broke/ })
    retry.focus()

    server.on(operations.UsersAccounts, () => new Promise(() => undefined))
    void capstan.queryClient.refetchQueries()
    await waitFor(() => expect(capstan.queryClient.isFetching()).toBe(1))
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))

    expect(screen.getByRole('button', { name: /It broke/ })).toHaveFocus()
    expect(screen.queryByText('Loading')).toBeNull()
    await userEvent.click(retry)
    expect(await screen.findByText('Loading')).toBeInTheDocument()
  })

  it('sends a new request when Retry is pressed while one is sent in the background, which fails later', async () => {
    const server = fakeServer()
    server.on(operations.UsersAccounts, () => refuse('internal', 'It broke'))
    const { capstan } = renderWithServer(<Probe />, server)
    const retry = await screen.findByRole('button', { name: /It broke/ })
    let fail = () => {}
    const failure = new Promise<Response>((done) => (fail = () => done(refuse('internal', 'It broke'))))
    server.on(operations.UsersAccounts, () => failure)
    void capstan.queryClient.refetchQueries()
    await waitFor(() => expect(server.requests).toHaveLength(2))

    server.on(operations.UsersAccounts, () => answer)
    await userEvent.click(retry)
    fail()

    expect(await screen.findByText(`${count} accounts`)).toBeInTheDocument()
    expect(server.requests).toHaveLength(3)
  })

  it('is an error once its record is removed, ready when it is back, and unchanged while the platform is unreachable', async () => {
    const { capstan, server } = showStep({})
    const askAgain = () => act(() => capstan.queryClient.refetchQueries())
    expect(await screen.findByText('not_started')).toBeInTheDocument()

    server.on(operations.Step, () => refuse('internal', 'It broke'))
    await askAgain()
    expect(screen.getByText('not_started')).toBeInTheDocument()
    server.on(operations.Step, () => ({ __typename: 'Query', stepById: null }))
    await askAgain()
    expect(await screen.findByText('no status')).toBeInTheDocument()
    server.on(operations.Step, () => ({ __typename: 'Query', stepById: stepAnswer(aStep()) }))
    await askAgain()
    expect(await screen.findByText('not_started')).toBeInTheDocument()
  })

  it('follows the records of its query until it is unmounted', async () => {
    const { socket, unmount } = showStep({})
    const followed = `steps:${fixtureIds.step}`
    await waitFor(() => expect([...socket.subscribed]).toEqual([followed]))

    unmount()

    await waitFor(() => expect([...socket.subscribed]).toEqual([]))
  })

  it('follows nothing with isFollowed false', async () => {
    const { socket } = showStep({ isFollowed: false })

    expect(await screen.findByText('not_started')).toBeInTheDocument()
    expect(socket.frames).toEqual([])
  })
  it('follows nothing as long as it asks for nothing', async () => {
    const { socket } = showStep({ enabled: false })

    expect(await screen.findByText('no status')).toBeInTheDocument()
    expect(socket.frames).toEqual([])
  })
})
