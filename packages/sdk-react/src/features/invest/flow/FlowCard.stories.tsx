import { decimal } from '@capstan/sdk-core'
import { anOffering } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Columns } from '../../../ui/layout/Columns'
import { FlowCard } from './FlowCard'
import { InvestPanel } from '../amount/InvestPanel'
import { OfferingRows } from '../offering/OfferingRows'
import { aDraft } from '../testing'

const meta = {
  title: 'Invest/FlowCard',
  component: FlowCard,
  args: {
    stage: 'amount',
    hasAccountStage: true,
    children: (
      <Columns>
        <InvestPanel offering={anOffering()} draft={aDraft()} onDraft={fn()} onConfirm={fn()} />
        <OfferingRows offering={anOffering()} units={decimal('2000')} />
      </Columns>
    ),
  },
} satisfies Meta<typeof FlowCard>
export default meta

type Story = StoryObj<typeof meta>

export const Amount: Story = {}

export const AmountWhenSetUp: Story = { args: { hasAccountStage: false } }

/** The setup form follows below. */
export const Account: Story = { args: { stage: 'account', children: undefined } }

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }
