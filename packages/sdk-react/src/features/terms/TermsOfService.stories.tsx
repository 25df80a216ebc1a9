import { operations, type FakeServer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { TermsOfService } from './TermsOfService'
import { someTerms } from './testing'

const accepted = () => ({
  __typename: 'Mutation',
  acceptTerms: {
    __typename: 'AcceptTermsPayload',
    termsOfService: { __typename: 'TermsOfService', id: someTerms().id },
  },
})

/** Records the acceptance on the platform; `TermsOfServiceView` shows the same from props. */
const meta = {
  title: 'Terms/TermsOfService',
  component: TermsOfService,
  args: { terms: someTerms(), onAccepted: fn() },
  parameters: { platform: onPlatform((server) => server.on(operations.AcceptTerms, accepted)) },
} satisfies Meta<typeof TermsOfService>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Accepting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I AGREE' }))
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce())
  },
}

export const Saving: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.AcceptTerms, never)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I AGREE' }))
  },
}

/** The acceptance was not recorded; I AGREE tries again. */
export const Failed: Story = {
  parameters: { platform: onPlatform(mockFailureApi) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I AGREE' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your acceptance was not saved.')
  },
}

export const TriedAgain: Story = {
  parameters: { platform: onPlatform(mockFailureApi) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I AGREE' }))
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: 'I AGREE' }))
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce())
  },
}

function mockFailureApi(server: FakeServer) {
  server.on(operations.AcceptTerms, failingOnce(accepted))
}
