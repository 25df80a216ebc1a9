import { anOffering, fixtureIds } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InvestCardView } from '../InvestCardView'
import { InvestLoading } from '../flow/InvestLoading'
import { OfferingDetailsView } from './OfferingDetailsView'
import { OfferingNotFound } from './OfferingNotFound'
import { aDraft } from '../testing'

const meta = {
  title: 'Advanced/Invest/OfferingDetailsView',
  id: 'invest-offeringdetailsview',
  component: OfferingDetailsView,
  args: {
    offering: anOffering(),
    children: <InvestCardView offering={anOffering()} draft={aDraft()} onDraft={fn()} onConfirm={fn()} />,
  },
} satisfies Meta<typeof OfferingDetailsView>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Readers who deal with the issuer and the seller can open their pages; others read only the names. */
export const ReadableParties: Story = {
  args: {
    offering: anOffering({ issuerId: fixtureIds.nth(9101), sellerId: fixtureIds.nth(9102) }),
    profileHref: ({ id, type }) => `/${type}/${id}`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Halden Biologics, Inc.' })).toHaveAttribute(
      'href',
      `/issuer/${fixtureIds.nth(9101)}`,
    )
    await expect(canvas.getByRole('link', { name: 'Larkspur Securities LLC' })).toHaveAttribute(
      'href',
      `/broker/${fixtureIds.nth(9102)}`,
    )
  },
}

/** The reader does not deal with them yet. */
export const UnknownParties: Story = {
  args: { profileHref: ({ id, type }) => `/${type}/${id}` },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Halden Biologics, Inc.')
    await expect(canvas.queryByRole('link', { name: 'Halden Biologics, Inc.' })).toBeNull()
  },
}

export const Loading: Story = { render: () => <InvestLoading /> }

/** An offering that does not exist or is not open: the message is the same. */
export const NotFound: Story = { render: () => <OfferingNotFound /> }

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }

export const LongNames: Story = {
  args: {
    offering: anOffering({
      issuerName: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series',
      assetName: 'Series B Cumulative Convertible Participating Preferred Stock',
      className: 'Class B-1 (non-voting, restricted until December 31st 2031)',
    }),
  },
}
