import { portfolioStatuses } from '@capstan/sdk-core/portfolio'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PortfolioLoading } from './PortfolioLoading'
import { PortfolioView } from './PortfolioView'
import { someAssets } from './testing'

const meta = {
  title: 'Portfolio/PortfolioView',
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

/** Where the page is read from the right, the arrows point and the keys go the other way. */
export const FromTheRight: Story = {
  globals: { language: 'rightToLeft' },
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findAllByRole('row'))[1]
    const arrow = row?.querySelector('[data-name="chevron-right"]')
    if (!row || !arrow) throw new Error('There is no row that opens.')
    await expect(getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')

    row.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(row).toHaveAttribute('aria-expanded', 'false')
  },
}

/** A text that is too long for its cell is there in full while its row has the focus. */
export const CutCell: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('rowheader', { name: /Solvay/ }).querySelector('bdi')
    if (!name) throw new Error('The asset has no name.')
    const isCut = () => name.scrollWidth > name.clientWidth
    name.parentElement?.style.setProperty('max-width', '160px')
    await expect(isCut()).toBe(true)

    name.closest('tr')?.focus()
    await expect(isCut()).toBe(false)
  },
}

/** The check of one step is awaited: its investor can only look. */
export const BeingChecked: Story = {
  args: {
    assets: someAssets({ activeStep: 'Accreditation', stepPosition: 2, activeStepStatus: 'processing' }),
  },
}

/** It stays in the list, and no sum counts it. */
export const OneFailed: Story = {
  args: { assets: someAssets({ activeStepStatus: 'failed' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expand Halden Biologics Preferred' }))
    await expect(canvas.getByRole('link', { name: /^Failed/ })).toBeVisible()
  },
}

export const Empty: Story = { args: { assets: [] } }

/** Nothing of the statuses that are left. */
export const NothingOfStatus: Story = { args: { assets: [], statuses: ['Pending'] } }

export const Loading: Story = { render: () => <PortfolioLoading /> }

/** A card an asset; the table stays one switch away. */
export const Narrow: Story = {
  globals: { width: '375' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as cards' }))
  },
}
