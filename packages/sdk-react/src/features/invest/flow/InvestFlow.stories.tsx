import {
  anOffering,
  anOpenInvestment,
  fixtureIds,
  offeringAnswer,
  operations,
  refuse,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../../testing/onPlatform'
import { mockInvestingApi } from '../mockInvestingApi'
import { StepProcess } from '../../steps/StepProcess'
import { InvestFlow } from './InvestFlow'

/** The whole flow of an investment in one place, as a broker embeds it. */
const meta = {
  title: 'Invest/InvestFlow',
  component: InvestFlow,
  args: { offeringId: fixtureIds.offering, amount: '2000', onEvent: fn(), onInvested: fn(), onDone: fn() },
  parameters: { platform: onPlatform((server) => mockInvestingApi(server)) },
} satisfies Meta<typeof InvestFlow>
export default meta

type Story = StoryObj<typeof meta>

export const Amount: Story = {
  play: async ({ canvas }) => void (await canvas.findByText('Part 1 of 2')),
}

/** An account that is not set up has a stage of its own. */
export const AmountBeforeSetup: Story = {
  parameters: { platform: onPlatform((server) => mockInvestingApi(server, { setup: false })) },
  play: async ({ canvas }) => void (await canvas.findByText('Part 1 of 3')),
}

/** From the amount, over the confirmation, to the first qualification step. */
export const Investing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invest' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Invest' }))
    await canvas.findByRole('textbox', { name: 'Investment objective' })
    await waitFor(() => expect(args.onInvested).toHaveBeenCalledOnce())
  },
}

/** The host does not take the amount, in its words; nothing is confirmed. */
export const AmountVetoed: Story = {
  args: { beforeSubmit: () => ({ ok: false, message: 'Fifty thousand dollars at least, please.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invest' }))
    await expect(await canvas.findByText('Fifty thousand dollars at least, please.')).toBeVisible()
  },
}

/** The host is being asked. */
export const AmountAsked: Story = {
  args: { beforeSubmit: never },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invest' }))
    await expect(await canvas.findByRole('button', { name: /Checking/ })).toBeVisible()
  },
}

/** The parts as a host arranges them: the bar below, the steps without a card. */
export const Arranged: Story = {
  args: {
    distributionId: fixtureIds.distribution,
    children: (
      <>
        <InvestFlow.Step>
          <StepProcess.Current />
          <StepProcess.Actions />
        </InvestFlow.Step>
        <InvestFlow.Bar />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Investment objective' })
    await expect(canvas.queryByText('Your qualification steps')).toBeNull()
    await expect(await canvas.findByRole('list', { name: 'Parts of the investment' })).toBeVisible()
  },
}

export const Account: Story = {
  args: { distributionId: fixtureIds.distribution },
  parameters: AmountBeforeSetup.parameters,
  play: async ({ canvas }) => void (await canvas.findByRole('combobox', { name: /Investor Type/ })),
}

export const Steps: Story = {
  args: { distributionId: fixtureIds.distribution },
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: 'Investment objective' })),
}

const withOpenInvestment = onPlatform((server) =>
  mockInvestingApi(server, { offering: { openInvestment: anOpenInvestment() } }),
)

/** After a reload: the open investment is found, and stands where an amount would be typed. */
export const OpenAlready: Story = {
  parameters: { platform: withOpenInvestment },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await canvas.findByRole('textbox', { name: 'Investment objective' })
    await waitFor(() =>
      expect(args.onInvested).toHaveBeenCalledWith({
        distributionId: fixtureIds.distribution,
        alreadyOpen: true,
      }),
    )
  },
}

/** Another amount, at the price of now. */
export const ChangingTheAmount: Story = {
  parameters: { platform: withOpenInvestment },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change amount' }))
    const field = await canvas.findByRole('textbox', { name: 'Units' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, '200')
    await userEvent.click(canvas.getByRole('button', { name: 'Change amount' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Change amount' }))
    await expect(await canvas.findByText('$2,500.00')).toBeVisible() // 200 × 12.50
  },
}

export const Withdrawing: Story = {
  parameters: { platform: withOpenInvestment },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }))
    await screen.findByRole('alertdialog', { name: 'Withdraw this investment?' })
  },
}

export const Withdrawn: Story = {
  parameters: { platform: withOpenInvestment },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await canvas.findByRole('textbox', { name: 'Units' })
  },
}

/** The same in a shadow root, as the custom element does it. */
export const InAShadowRoot: Story = { args: { isolation: 'shadow' } }

/** The focus continues with the investor there, too. */
export const InvestingInAShadowRoot: Story = {
  args: { isolation: 'shadow' },
  play: async ({ canvasElement, userEvent }) => {
    const root = await waitFor(() => {
      const found = canvasElement.querySelector('.capstan-host')?.shadowRoot
      if (!found) throw new Error('The shadow root is not there yet.')
      return found
    })
    const inside = within(root as unknown as HTMLElement)
    await userEvent.click(await inside.findByRole('button', { name: 'Invest' }))
    await userEvent.click(within(await inside.findByRole('dialog')).getByRole('button', { name: 'Invest' }))

    const heading = await inside.findByRole('heading', { name: 'Suitability' })
    await waitFor(() => expect(root.activeElement).toBe(heading))
  },
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.OfferingDetails, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading the offering')),
}

/** The offering could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockInvestingApi(server)
      server.on(
        operations.OfferingDetails,
        failingOnce(() => offeringAnswer(anOffering())),
      )
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Part 1 of 2')).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.OfferingDetails, () => refuse('not_found', 'Not found'))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^This offering was not found/)),
}
