import {
  anOffering,
  fakeServer,
  fixtureIds,
  offeringAnswer,
  operations,
  refuse,
} from '@capstan/sdk-core/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../../testing/renderWithServer'
import { OfferingDetails } from './OfferingDetails'

const nothing = {
  __typename: 'Query' as const,
  investorOfferingDetailsById: null,
  allDistributions: null,
}

type Answer = typeof nothing | ReturnType<typeof offeringAnswer> | Response

function show(answer: () => Answer | Promise<Answer>, offerWallId?: string) {
  const server = fakeServer()
  server.on(operations.OfferingDetails, answer)
  return renderWithServer(
    <OfferingDetails offeringId={fixtureIds.offering} offerWallId={offerWallId} />,
    server,
  )
}

afterEach(() => void vi.useRealTimers())

describe('OfferingDetails', () => {
  it('shows the details of the offering under the title of the page', async () => {
    show(() => offeringAnswer(anOffering()))

    // proves INVEST-001
    expect(await screen.findByRole('heading', { level: 1, name: 'Investor Onboarding' })).toBeVisible()
    const banner = await screen.findByRole('region', { name: 'Halden Biologics' })
    expect(banner).toHaveTextContent('Series A Preferred · Halden Biologics, Inc. · offered by Larkspur')
    expect(within(banner).getByRole('link', { name: /^Dataroom/ })).toBeVisible()
    expect(within(banner).getByRole('link', { name: 'Support' })).toBeVisible()
    const terms = screen.getByRole('region', { name: 'Key terms' })
    expect(banner).toHaveTextContent(/Price per unit\$12\.50$/)
    expect(terms).toHaveTextContent('IssuerHalden Biologics, Inc.SellerLarkspur Securities LLC')
    expect(terms).toHaveTextContent('AssetHalden BiologicsClassSeries A Preferred')
    // proves INVEST-002
    expect(screen.getByRole('region', { name: 'Invest' })).toBeVisible()
  })

  it('shows a spinner while it loads, from 50 ms on', async () => {
    vi.useFakeTimers()
    show(() => new Promise(() => undefined))

    await act(() => vi.advanceTimersByTimeAsync(49))
    expect(screen.queryByText('Loading the offering')).not.toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1))

    // proves INVEST-003
    expect(screen.getByText('Loading the offering')).toBeInTheDocument()
  })

  it('accepts no investment after it was withdrawn on the screen, states the reason, and keeps the details', async () => {
    let isOffered = true
    const { capstan } = show(() => (isOffered ? offeringAnswer(anOffering()) : nothing))
    expect(await screen.findByRole('button', { name: 'Invest' })).toBeVisible()

    isOffered = false
    await act(() => capstan.queryClient.refetchQueries())

    const card = screen.getByRole('region', { name: 'Invest' })
    expect(await within(card).findByText('This offering is not available.')).toBeVisible()
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.getByRole('region', { name: 'Halden Biologics' })).toBeVisible()
  })

  it('reports a failure in place of the spinner, and tries again', async () => {
    let isDown = true
    show(() => (isDown ? refuse('internal', 'secret detail') : offeringAnswer(anOffering())))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oops, something went wrong. Please try again.',
    )
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    // proves INVEST-004
    expect(await screen.findByRole('heading', { name: 'Investor Onboarding' })).toBeVisible()
  })

  it.each([
    ['there is none', () => nothing, undefined],
    ['it stands in another wall', () => offeringAnswer(anOffering()), fixtureIds.account],
  ])('is not found where %s', async (_, answer, wall) => {
    show(answer, wall)

    expect(await screen.findByText(/This offering was not found/)).toBeVisible()
  })
})
