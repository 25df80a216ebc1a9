import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { never, onPlatform } from '../../testing/onPlatform'
import { SigningDesk } from './lazyDesk'
import { SigningStep } from './SigningStep'
import { aSigningStep, teachSigning } from './testing'

const meta = {
  title: 'Signing/SigningStep',
  loaders: [() => SigningDesk.prefetch()],
  component: SigningStep,
  args: { step: aSigningStep(), elsewhere: 'The page of the provider' },
  parameters: { platform: onPlatform((server) => teachSigning(server)) },
} satisfies Meta<typeof SigningStep>
export default meta

type Story = StoryObj<typeof meta>

/** Two papers: the fields are listed, the first page is drawn. */
export const ToSign: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 fields left')
    await waitFor(
      () => expect(canvas.getByText('The Investor subscribes on these terms.')).toBeInTheDocument(),
      {
        timeout: 10_000,
      },
    )
  },
}

/** Typed, put into every field, agreed to: then it can be sent, and not before. */
export const FilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full legal name'), 'Maren Okafor')
    for (const name of ['Place initials', 'Place signature', 'Place initials'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getByText('All fields are filled in')).toBeVisible()
    await userEvent.click(canvas.getByLabelText(/I agree to sign/))
    await waitFor(
      () =>
        expect(canvas.getByRole('button', { name: 'Sign and continue' })).not.toHaveAttribute(
          'aria-disabled',
        ),
      { timeout: 10_000 },
    )
  },
}

/** A letter cannot be set: nothing was signed, and it says what to do. */
export const LetterMissing: Story = {
  parameters: { platform: onPlatform((server) => teachSigning(server, 'letters')) },
  play: async (context) => {
    await FilledIn.play?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign and continue' }))
    await expect(await context.canvas.findByText(/Please draw it instead/)).toBeVisible()
  },
}

/** They cannot be set here: the page of the provider stands in their place. */
export const Elsewhere: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.onPost('/api/v2/integration/signing-papers', () => ({ data: { status: 'elsewhere' } })),
    ),
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => server.onPost('/api/v2/integration/signing-papers', never)),
  },
}
