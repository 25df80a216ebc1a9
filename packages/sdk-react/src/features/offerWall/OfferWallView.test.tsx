import type { WallOffering } from '@capstan/sdk-core/offerWall'
import { aWallOffering } from '@capstan/sdk-core/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { renderWithServer } from '../../testing/renderWithServer'
import { OfferWallView } from './OfferWallView'

function show(offering: Partial<WallOffering> = {}, onOpen?: (offering: WallOffering) => void) {
  renderWithServer(
    <CapstanRoot>
      <OfferWallView offerings={[aWallOffering(offering)]} onOpen={onOpen} />
    </CapstanRoot>,
  )
  return within(screen.getByRole('region', { name: 'Offerings' })).getByRole('listitem')
}

describe('OfferWallView', () => {
  it('shows the offering, its seller, price and last day, and links to its page', () => {
    const item = show()

    expect(item).toHaveTextContent('Series B PreferredOpenB-1 · Halden Biologics, Inc., offered by Larkspur')
    expect(item).toHaveTextContent(/You are invitedPrice \(USD\)12\.50ClosesDec 18th 2026Days left/)
    const { id, offerWallId } = aWallOffering()
    expect(
      within(item).getByRole('link', { name: 'View offering, Series B Preferred, B-1' }),
    ).toHaveAttribute('href', `/offer-wall/${offerWallId}/offering/${id}`)
  })

  it.each([
    ['closing_soon', 'Closing soon', /ClosesDec 18th 2026/, 1],
    ['not_yet_open', 'Not yet open', /OpensFeb 2nd 2026/, 0],
    ['sold_out', 'Sold out', /^((?!Closes).)*$/, 0],
    ['paused', 'Paused', /./, 0],
  ])('describes one that is %s: %s', (state, word, day, links) => {
    const item = show({ state, isInvited: false })

    expect(within(item).getByText(word)).toBeVisible()
    expect(item).toHaveTextContent(day)
    expect(item).not.toHaveTextContent('You are invited')
    expect(within(item).queryAllByRole('link')).toHaveLength(links)
  })

  it('shows the least investment in money', () => {
    // 400 × 12.50
    expect(show({ minUnits: '400' })).toHaveTextContent('Minimum (USD)5,000.00')
  })

  it.each([
    ['2026-12-05', '14 days'],
    ['2026-11-22', '1 day'],
    // More than two weeks show no warning.
    ['2026-12-06', '15'],
  ])('counts today and the closing day %s: %s', (closesOn, text) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T23:00:00Z'), toFake: ['Date'] })
    const item = show({ closesOn })
    vi.useRealTimers()

    expect(within(item).getByText('Days left').parentElement).toHaveTextContent(`Days left${text}`)
  })

  it('lets the page around it open an offering', async () => {
    const onOpen = vi.fn()
    show({}, onOpen)

    await userEvent.click(screen.getByRole('button', { name: /^View offering/ }))

    expect(onOpen).toHaveBeenCalledExactlyOnceWith(aWallOffering())
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
