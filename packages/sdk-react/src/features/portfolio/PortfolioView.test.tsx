import { portfolioStatuses } from '@capstan/sdk-core/portfolio'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { renderWithServer } from '../../testing/renderWithServer'
import { PortfolioView, type PortfolioViewProps } from './PortfolioView'
import { someAssets } from './testing'

function show(props: Partial<PortfolioViewProps> = {}) {
  const onStatusesChange = vi.fn()
  const view = { assets: someAssets(), statuses: portfolioStatuses, onStatusesChange, ...props }
  renderWithServer(
    <CapstanRoot>
      <PortfolioView {...view} />
    </CapstanRoot>,
  )
  return { onStatusesChange }
}

/** The line of an asset, or of all. */
const row = (name: RegExp): HTMLElement => screen.getByRole('row', { name })

const texts = (of: HTMLElement) => [...of.children].map((cell) => cell.textContent)
const open = (asset: string) => userEvent.click(screen.getByRole('button', { name: `Expand ${asset}` }))

describe('PortfolioView', () => {
  it('shows a message without investments', () => {
    show({ assets: [] })

    // proves PORT-004
    expect(screen.getByText('No Investments Found')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Statuses shown' })).toBeVisible()
  })

  it('sums an asset, and shows the simple average of its prices', () => {
    show()

    // 4,000 + 2,000 + 1,600 units at 12.50; 32,000 + 25,000 + 20,000 paid; (8 + 12.50 + 12.50) ÷ 3 = 11
    // proves PORT-027
    expect(texts(row(/^Halden/)).slice(5)).toEqual(['7,600', '95,000.00', '77,000.00', '11.00'])
  })

  it('shows the total, divided by status', () => {
    show()

    // 95,000 + 50,000 + 19,250 + 100,000 + 38,745
    expect(texts(row(/^Total of 7 investments/)).slice(5, 7)).toEqual(['26,070', '302,995.00'])
    // Issued units are the headline; 2,000 × 12.50 + 100 × 1,000 pending and 1,600 × 12.50 in onboarding are beside it.
    const summary = screen.getByRole('region', { name: 'Portfolio summary' })
    expect(summary).toHaveTextContent('Value$157,995.00')
    expect(summary).toHaveTextContent('Under way, not issued$145,000.00')
    expect(screen.getByText(/^Holdings at their value/)).toHaveTextContent(/Issued \$157,995\.00/)
    expect(screen.getByText(/^Holdings at their value/)).toHaveTextContent(/Pending \$125,000\.00/)
  })

  it('begins with the open investment of the owner, its next step and a link to it', () => {
    show()

    const card = screen.getByRole('region', { name: 'Continue' })
    expect(card.compareDocumentPosition(screen.getByRole('region', { name: 'Portfolio summary' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(within(card).getAllByRole('listitem')).toHaveLength(1)
    // 1,600 × 12.50
    expect(card).toHaveTextContent(/Halden Biologics Preferred.*Series A · Units: 1,600 · \$20,000\.00/)
    expect(card).toHaveTextContent('Next: Investor profile (3 of 5)')
    expect(within(card).getByRole('link', { name: /^Continue, Halden/ })).toHaveAttribute(
      'href',
      '/distribution/d2',
    )
  })

  it('does not ask the investor to continue while a step is being checked', () => {
    show({ assets: someAssets({ activeStepStatus: 'processing' }) })

    const card = screen.getByRole('region', { name: 'Continue' })
    expect(card).toHaveTextContent('Investor profile (3 of 5) is being checked.')
    expect(within(card).getByRole('link', { name: /^View, Halden/ })).toBeVisible()
  })

  it('lists a failed investment as failed and counts it in no sum', async () => {
    show({ assets: someAssets({ activeStepStatus: 'retry_limit' }) })

    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument()
    // 302,995 less 1,600 × 12.50
    const summary = screen.getByRole('region', { name: 'Portfolio summary' })
    expect(summary).toHaveTextContent('Under way, not issued$125,000.00')
    expect(texts(row(/^Total of 7 investments, without those that failed/)).slice(5, 7)).toEqual([
      '24,470',
      '282,995.00',
    ])
    await open('Halden Biologics Preferred')
    expect(screen.getByRole('link', { name: /^Failed/ })).toHaveAttribute('href', '/distribution/d2')
    expect(texts(row(/Failed/)).slice(5, 8)).toEqual(['1,600', 'N/A', 'N/A'])
  })

  it('starts again when only failed steps remain', () => {
    const [halden] = someAssets({ activeStepStatus: 'failed' }).filter(({ asset }) =>
      asset.startsWith('Halden'),
    )
    const rows = halden?.rows.filter(({ isFailed }) => isFailed) ?? []
    show({ assets: halden ? [{ ...halden, rows }] : [], start: <p>Offerings</p> })

    expect(screen.getByText('Offerings')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Onboarding/ })).toHaveTextContent('Onboarding1')
    expect(screen.queryByText(/^Holdings at their value/)).not.toBeInTheDocument()
  })

  it('shows a missing figure of an investment as such, and none for an asset with different investments', async () => {
    show()

    await userEvent.click(screen.getByRole('button', { name: 'View' }))
    for (const name of ['Progress', 'Yield', 'Paid-out dividends (USD)'])
      await userEvent.click(await screen.findByRole('checkbox', { name }))
    await userEvent.keyboard('{Escape}')
    await open('Halden Biologics Preferred')

    const headings = screen.getAllByRole('columnheader').map((each) => each.textContent)
    const cells = (heading: string) =>
      screen.getAllByRole('row').map((each) => texts(each)[headings.indexOf(heading)])
    // The headings, Cinder, Halden, its holding and its two investments.
    expect(cells('Progress').slice(0, 6)).toEqual(['Progress', '', '', 'N/A', 'Not Started', '3 of 5'])
    expect(cells('Yield').slice(0, 4)).toEqual(['Yield', 'N/A', 'N/A', 'N/A'])
    expect(cells('Paid-out dividends (USD)').slice(2, 4)).toEqual(['0.00', '0.00'])
  })

  it('keeps two assets of one name apart', () => {
    const [first, second] = someAssets()
    if (!first || !second) throw new Error('There are no assets.')
    const named = second.rows.map((each) => ({ ...each, asset: first.asset }))
    show({ assets: [first, { ...second, asset: first.asset, rows: named }] })

    expect(screen.getAllByRole('row', { name: /^Cinder Peak/ })).toHaveLength(2)
  })
})
