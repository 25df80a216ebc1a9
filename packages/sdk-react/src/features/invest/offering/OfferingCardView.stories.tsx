import { decimal } from '@capstan/sdk-core'
import { anOffering } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OfferingCardView } from './OfferingCardView'

const meta = {
  title: 'Advanced/Invest/OfferingCardView',
  id: 'invest-offeringcardview',
  component: OfferingCardView,
  args: { offering: anOffering() },
} satisfies Meta<typeof OfferingCardView>
export default meta

type Story = StoryObj<typeof meta>

export const Offered: Story = {}

export const Invested: Story = { args: { units: decimal('2000') } }

export const FinePrice: Story = {
  args: { offering: anOffering({ classPrice: '0.0125' }), units: decimal('2000000') },
}

export const WithoutLinks: Story = {
  args: { offering: anOffering({ termsUrl: '', supportEmail: '' }), units: decimal('2000') },
}

export const LongNames: Story = {
  args: {
    offering: anOffering({
      issuerName:
        'The Amalgamated Northern Fermentation and Rare Enzymes Holding Company of Halifax, Limited',
      assetName: 'Series B Cumulative Convertible Participating Preferred Stock',
      className: 'Class B-1 (non-voting, restricted until December 31st 2031)',
    }),
    units: decimal('2000'),
  },
}

export const LongNamesNarrow: Story = { args: LongNames.args, globals: { width: '375' } }
