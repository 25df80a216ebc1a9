import { aDistribution, aProcess, aStep, fixtureIds } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepPanelView } from '../../steps/StepPanelView'
import { StepProcessView } from '../../steps/StepProcessView'
import { someActions } from '../../steps/testing'
import { InvestmentNotFound } from './InvestmentNotFound'
import { InvestmentWithdrawn } from './InvestmentWithdrawn'
import { InvestmentOnboardingView } from './InvestmentOnboardingView'
import { DynamicForm } from '../../steps/questions/DynamicForm'

const meta = {
  title: 'Advanced/Invest/InvestmentOnboardingView',
  id: 'invest-investmentonboardingview',
  loaders: [() => DynamicForm.prefetch()],
  component: InvestmentOnboardingView,
  args: {
    distribution: aDistribution(),
    children: (
      <StepProcessView shortSteps={aProcess().shortSteps}>
        {(place) => <StepPanelView {...place} step={aStep({ id: place.step.id })} actions={someActions()} />}
      </StepProcessView>
    ),
  },
} satisfies Meta<typeof InvestmentOnboardingView>
export default meta

type Story = StoryObj<typeof meta>

export const SetUp: Story = {}

/** The account has to be set up before the qualification steps. */
export const NotSetUp: Story = {
  args: { distribution: aDistribution({ investor: { id: fixtureIds.account, setup: false } }) },
}

/** Withdrawn in another tab, or deleted by the seller. */
export const Withdrawn: Story = {
  render: () => (
    <InvestmentWithdrawn
      offering={aDistribution().offering}
      offeringHref="#offering"
      portfolioHref="#portfolio"
    />
  ),
}

export const NotFound: Story = { render: () => <InvestmentNotFound /> }

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }
