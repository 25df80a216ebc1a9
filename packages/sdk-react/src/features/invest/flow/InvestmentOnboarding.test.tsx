import {
  aDistribution,
  aProcess,
  aStep,
  distributionAnswer,
  fakeServer,
  fixtureIds,
  operations,
  processAnswer,
  stepAnswer,
} from '@capstan/sdk-core/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../../testing/renderWithServer'
import { InvestmentOnboarding } from './InvestmentOnboarding'

function show(changes: Parameters<typeof aDistribution>[0] = {}, onSetUp?: () => void) {
  const server = fakeServer()
  server.on(operations.Distribution, () => distributionAnswer(aDistribution(changes)))
  server.on(operations.Process, () => processAnswer(aProcess()))
  server.on(operations.Step, () => ({ __typename: 'Query', stepById: stepAnswer(aStep()) }))
  renderWithServer(
    <InvestmentOnboarding distributionId={fixtureIds.distribution} onSetUp={onSetUp} />,
    server,
  )
}

const notSetUp = { investor: { id: fixtureIds.account, setup: false } }

describe('InvestmentOnboarding', () => {
  it('shows issuer, seller, price, units, total, dataroom and support contact', async () => {
    show()

    const card = await screen.findByRole('region', { name: 'Halden Biologics, Inc.' })
    expect(card).toHaveTextContent('IssuerHalden Biologics, Inc.SellerLarkspur Securities LLC')
    expect(card).toHaveTextContent('Price per unit$12.50Units2,000Total$25,000.00') // 2,000 × 12.50
    expect(screen.getByRole('link', { name: /Dataroom/ })).toHaveAttribute(
      'href',
      'https://dataroom.capstan.test/halden-series-a',
    )
    // proves INVEST-011
    expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute(
      'href',
      'mailto:support@larkspur.test',
    )
  })

  it('has the steps beside it when the account is set up', async () => {
    show()

    expect(await screen.findByRole('heading', { name: 'Your qualification steps' })).toBeVisible()
    // proves INVEST-012
    expect(await screen.findByRole('textbox', { name: 'Investment objective' })).toBeVisible()
  })

  it('asks to set up the account where it is not, and knows the way back', async () => {
    show(notSetUp)

    const link = await screen.findByRole('link', { name: 'Set Up Account' })
    expect(link).toHaveAttribute('href', `/account/setup?next=%2Fdistribution%2F${fixtureIds.distribution}`)
    // proves INVEST-013
    expect(screen.queryByText('Your qualification steps')).not.toBeInTheDocument()
  })

  it('leaves the setting up to a host that wants it', async () => {
    const onSetUp = vi.fn()
    show(notSetUp, onSetUp)

    await userEvent.click(await screen.findByRole('button', { name: 'Set Up Account' }))

    expect(onSetUp).toHaveBeenCalledOnce()
  })

  it('reports that a withdrawn one needs nothing more, with a contact', async () => {
    show({ status: 'deleted' })

    expect(await screen.findByText(/^This investment was withdrawn\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute(
      'href',
      'mailto:support@larkspur.test',
    )
    expect(screen.getByRole('link', { name: 'Go to portfolio' })).toHaveAttribute('href', '/portfolio')
    expect(screen.getByRole('link', { name: 'Back to the offering' })).toHaveAttribute(
      'href',
      `/offer-wall/${fixtureIds.offerWall}/offering/${fixtureIds.offering}`,
    )
    expect(screen.queryByText('Your qualification steps')).not.toBeInTheDocument()
  })

  it('has completed all steps where there is no process', async () => {
    show({ processId: null })

    expect(await screen.findByText(/Congratulations!/)).toBeVisible()
  })
})
