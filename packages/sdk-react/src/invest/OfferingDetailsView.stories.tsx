import { anOffering } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { InvestCardView } from './InvestCardView'
import { InvestLoading } from './InvestLoading'
import { OfferingDetailsView } from './OfferingDetailsView'
import { OfferingNotFound } from './OfferingNotFound'
import { aDraft } from './testing'

const meta = {
  title: 'Invest/OfferingDetails',
  component: OfferingDetailsView,
  args: {
    offering: anOffering(),
    children: <InvestCardView offering={anOffering()} draft={aDraft()} onDraft={fn()} onConfirm={fn()} />,
  },
} satisfies Meta<typeof OfferingDetailsView>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Loading: Story = { render: () => <InvestLoading /> }

/** No such offering, or none that is open: the two are not told apart. */
export const NotFound: Story = { render: () => <OfferingNotFound /> }
