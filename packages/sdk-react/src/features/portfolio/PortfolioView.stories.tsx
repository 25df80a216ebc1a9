import { portfolioStatuses } from '@capstan/sdk-core/portfolio'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PortfolioLoading } from './Portfolio'
import { PortfolioView } from './PortfolioView'
import { someAssets } from './testing'

const meta = {
  title: 'Advanced/Portfolio/PortfolioView',
  id: 'portfolio-portfolioview',
  component: PortfolioView,
  args: { assets: someAssets(), statuses: portfolioStatuses, onStatusesChange: fn() },
} satisfies Meta<typeof PortfolioView>
export default meta

type Story = StoryObj<typeof meta>

export const ByAsset: Story = {}

export const OneAssetOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand Halden Biologics Preferred' }))
    await expect(canvas.getByRole('link', { name: /Onboarding/ })).toBeVisible()
  },
}

/** In a right-to-left page the arrows and the arrow keys are mirrored. */
export const FromTheRight: Story = {
  globals: { language: 'rightToLeft' },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Cinder/ })
    const row = button.closest('[role="row"]')
    const arrow = button.querySelector('[data-name="chevron-right"]')
    if (!row || !arrow) throw new Error('There is no row that opens.')
    await expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')

    await userEvent.click(row.children[1] ?? row)
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(row).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The step is being checked: the investor can only read it. */
export const BeingChecked: Story = {
  args: {
    assets: someAssets({ activeStep: 'Accreditation', stepPosition: 2, activeStepStatus: 'processing' }),
  },
}

/** A failed investment stays in the list, and no total includes it. */
export const OneFailed: Story = {
  args: { assets: someAssets({ activeStepStatus: 'failed' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand Halden Biologics Preferred' }))
    await expect(canvas.getByRole('link', { name: /^Failed/ })).toBeVisible()
  },
}

export const Empty: Story = { args: { assets: [] } }

/** No investment has the chosen statuses. */
export const NothingOfStatus: Story = { args: { assets: [], statuses: ['Pending'] } }

export const Loading: Story = { render: () => <PortfolioLoading /> }

/** A card for each asset; a switch shows the table. */
export const Narrow: Story = {
  globals: { width: '375' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as cards' }))
  },
}
