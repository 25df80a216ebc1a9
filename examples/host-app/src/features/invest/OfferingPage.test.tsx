import { createCapstan } from '@capstan/sdk-core'
import { anOffering, fakeServer, fixtureIds, offeringAnswer, operations } from '@capstan/sdk-core/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoutes } from '../../testing/renderInHost'
import { OfferingPage, prefetch } from './OfferingPage'

describe('OfferingPage', () => {
  it('shows the price it asked for ahead, and does not ask for another a moment later', async () => {
    const server = fakeServer()
    const prices = ['12.50', '13.00']
    server.on(operations.OfferingDetails, () =>
      offeringAnswer(anOffering({ classPrice: prices.shift() ?? '' })),
    )
    const capstan = createCapstan({
      environment: { fetch: server.fetch, baseUrl: () => 'http://platform.test' },
    })

    await prefetch(capstan, { offeringId: fixtureIds.offering })
    renderRoutes(
      [
        {
          path: '/offer-wall/:offerWallId/offering/:offeringId',
          element: <OfferingPage title="Investor Onboarding" />,
        },
      ],
      {
        host: { capstan },
        at: `/offer-wall/${anOffering().offerWallId}/offering/${fixtureIds.offering}`,
      },
    )

    expect((await screen.findAllByText('$12.50'))[0]).toBeVisible()
    expect(prices).toEqual(['13.00'])
  })
})
