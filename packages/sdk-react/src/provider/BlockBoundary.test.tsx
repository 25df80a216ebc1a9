import { createCapstan, type CapstanEvent } from '@capstan/sdk-core'
import { useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CapstanProvider } from './CapstanProvider'
import { CapstanRoot } from './CapstanRoot'

/** Blocks beside each other, of which one cannot be drawn until it is corrected. */
function setUp(messages = {}) {
  const state = { isBroken: true }
  const received: CapstanEvent[] = []
  const telemetry: CapstanEvent[] = []
  const instance = createCapstan({
    onEvent: (event) => void received.push(event),
    telemetry: (event) => void telemetry.push(event),
  })
  const Broken = () => {
    if (state.isBroken) throw new TypeError('Ada Lovelace has no name')
    return <p>Drawn</p>
  }
  render(
    <CapstanProvider instance={instance} messages={messages} supportUrl="mailto:help@broker.test">
      <p>The host’s own</p>
      <CapstanRoot>
        <p>Around it</p>
        <CapstanRoot>
          <Broken />
        </CapstanRoot>
      </CapstanRoot>
      <CapstanRoot>
        <p>Another block</p>
      </CapstanRoot>
    </CapstanProvider>,
  )
  return { state, received, telemetry, instance }
}

/** Words of a partner's, one of which throws when it is read. */
const throwing = (key: string) => ({
  get [key](): string {
    throw new Error('A partner’s word')
  },
})

describe('BlockBoundary', () => {
  // React logs the error that a boundary has caught.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => void vi.restoreAllMocks())

  it('keeps an error in the block that threw it, and names a contact', () => {
    setUp()

    expect(screen.getByRole('alert')).toHaveTextContent('Oops, something went wrong. Please try again.')
    expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:help@broker.test')
    for (const text of ['The host’s own', 'Around it', 'Another block'])
      expect(screen.getByText(text)).toBeVisible()
  })

  it('draws the block again', async () => {
    const { state, instance } = setUp()
    instance.queryClient.setQueryData(['capstan', null, 'query A { a }', null], { a: 1 })
    state.isBroken = false

    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(screen.getByText('Drawn')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(instance.queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('requests again a query that another block shows as well, and renders the block once it is answered', async () => {
    const answers = [{}, { name: 'Ada' }]
    const instance = createCapstan()
    const asked = vi.fn(async () => answers.shift() ?? {})
    const query = { queryKey: ['capstan', null, 'query A { a }', null], queryFn: asked, staleTime: Infinity }
    const Name = () => {
      const { data } = useQuery<{ name?: string }>(query, instance.queryClient)
      if (!data) return null
      return <p>{data.name?.toUpperCase() ?? 'Unknown'}</p>
    }
    const Strict = () => {
      const { data } = useQuery<{ name?: string }>(query, instance.queryClient)
      if (data && data.name === undefined) throw new TypeError('no name')
      return <p>{`Strictly ${data?.name}`}</p>
    }
    render(
      <CapstanProvider instance={instance}>
        <CapstanRoot>
          <Name />
        </CapstanRoot>
        <CapstanRoot>
          <Strict />
        </CapstanRoot>
      </CapstanProvider>,
    )

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))

    expect(await screen.findByText('Strictly Ada')).toBeVisible()
    expect(screen.getByText('ADA')).toBeVisible()
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it.each<[string, object]>([
    ['no text', { ui: { shownOf: 5, retry: {}, support: {}, errorText: {} } }],
    ['what throws', { ui: throwing('retry') }],
    ['nothing at all', { ui: null, everywhere: null }],
  ])('shows its own message when the partner’s is %s, and leaves the page intact', (_what, messages) => {
    setUp(messages)

    expect(screen.getByRole('alert')).toHaveTextContent('Oops, something went wrong. Please try again.')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Support' })).toBeVisible()
    for (const text of ['The host’s own', 'Another block']) expect(screen.getByText(text)).toBeVisible()
  })

  it('asks for the passkey in words of its own, too, where the partner’s cannot be drawn', async () => {
    const onAsked = vi.spyOn(createCapstan().secondFactor, 'onAsked')
    const instance = { ...createCapstan(), secondFactor: { onAsked } }
    render(
      <CapstanProvider instance={instance} messages={{ secondFactor: throwing('title') }}>
        <p>The host’s own</p>
        <CapstanRoot>A block</CapstanRoot>
      </CapstanProvider>,
    )

    const [ask] = onAsked.mock.lastCall ?? []
    let confirmed: Promise<boolean> | undefined
    act(() => void (confirmed = ask?.({ hasPasskey: true, message: 'This needs your passkey.' })))

    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await confirmed).toBe(false)
    expect(screen.getByText('The host’s own')).toBeVisible()
  })

  it('reports to the host, and nothing personal to telemetry', () => {
    const { received, telemetry } = setUp()

    expect(received.map(({ type, data }) => [type, data])).toEqual([
      ['render.failed', { kind: 'TypeError', message: 'Ada Lovelace has no name' }],
    ])
    expect(telemetry.map(({ data }) => data)).toEqual([{ kind: 'TypeError', message: '[redacted]' }])
  })
})
