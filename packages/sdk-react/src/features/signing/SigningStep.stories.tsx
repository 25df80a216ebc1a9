import { someSigners } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { loadPdfjs } from '../documents/openPdf'
import { SigningStep } from './SigningStep'
import { aSigningStep, paperAnswer, mockSigningApi, mockWaitingApi } from './testing'

const meta = {
  title: 'Signing/SigningStep',
  // A test server takes seconds for the first request of a module, a build none.
  loaders: [() => loadPdfjs()],
  component: SigningStep,
  args: { step: aSigningStep(), elsewhere: 'The page of the provider' },
  parameters: { platform: onPlatform((server) => mockSigningApi(server)) },
} satisfies Meta<typeof SigningStep>
export default meta

type Story = StoryObj<typeof meta>

/** The words of the paper that is shown, once it is drawn: by a worker, which has to start on a loaded machine. */
const findWords = (canvas: ReturnType<typeof within>) =>
  canvas.findByText('The Investor subscribes on these terms.')

/** Two papers: the fields are listed, the first page is drawn. */
export const ToSign: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 fields left')).toBeVisible()
    await expect(await findWords(canvas)).toBeInTheDocument()
  },
}

/** The signature is typed, put in every field and agreed to. It can be sent only then, and once every paper was opened. */
export const FilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full legal name'), 'Maren Okafor')
    await findWords(canvas)
    for (const name of ['Place initials', 'Place signature', 'Place initials'])
      await userEvent.click(await canvas.findByRole('button', { name }))
    await expect(await canvas.findByText('All fields are filled in')).toBeVisible()
    await userEvent.click(canvas.getByLabelText(/I agree to sign/))
    await findWords(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sign and continue' })).not.toHaveAttribute('aria-disabled'),
    )
  },
}

const asTrustee = {
  signers: someSigners(),
  signer: { name: 'Jonas Desrosiers', capacity: 'Trustee of The Müller Family Trust' },
}

/** Several signers: their list is above the papers, and the name and capacity are those of the account. */
export const SeveralSign: Story = {
  parameters: { platform: onPlatform((server) => mockSigningApi(server, 'signed', undefined, asTrustee)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 4 signed')).toBeVisible()
    await expect(canvas.getByLabelText('Full legal name')).toHaveValue('Jonas Desrosiers')
    await expect(canvas.getByText('Your turn')).toBeVisible()
    await expect(canvas.getByText('After Jonas Desrosiers and Peter Müller')).toBeVisible()
    await expect(canvas.getAllByText('Trustee of The Müller Family Trust')).toHaveLength(4)
  },
}

/** Signing with a name that differs from the account's needs a reason. */
export const OtherName: Story = {
  ...SeveralSign,
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Full legal name')
    await userEvent.clear(name)
    await userEvent.type(name, 'J. P. Desrosiers')
    await findWords(canvas)
    for (const place of ['Place initials', 'Place signature', 'Place initials'])
      await userEvent.click(await canvas.findByRole('button', { name: place }))
    await userEvent.click(canvas.getByLabelText(/I agree to sign/))
    await findWords(canvas)
    const sign = canvas.getByRole('button', { name: 'Sign and continue' })
    await waitFor(() => expect(sign).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(sign)

    const dialog = within(await screen.findByRole('dialog', { name: 'Sign as another name?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign as J. P. Desrosiers' }))
    await expect(await dialog.findByText('Please say why.')).toBeVisible()
  },
}

/** A name has characters that no document can be set with: they are listed before signing. */
export const NameOfOtherLetters: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSigningApi(server)
      server.onPost('/api/v2/integration/check-signer-name', () => ({
        data: { letters: ['आ', 'श', 'ा'] },
      }))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full legal name'), 'आशा')
    await userEvent.tab()
    await expect(await canvas.findByText(/cannot show these characters: आ श ा\./)).toBeVisible()
    await expect(canvas.getByText('Use a name in other letters first.')).toBeVisible()
  },
}

/** The reader has signed: the step names the signers it waits for, and the time since when. */
export const WaitsForOthers: Story = {
  parameters: { platform: onPlatform((server) => mockWaitingApi(server)) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 of 4 signed')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You have signed. The documents wait for Peter Müller.',
    )
    await expect(canvas.getByText('Waiting since Nov 18 2026 · last mail Nov 20 2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send again to Peter Müller' }))
    await expect(await screen.findByText('Sent to Peter Müller.')).toBeVisible()
  },
}

/** No mail was sent, because the last one was sent a moment ago. */
export const SentAMomentAgo: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockWaitingApi(server)
      server.onPost('/api/v2/integration/remind-signer', () => ({ data: { outcome: 'over' } }))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again to Peter Müller' }))
    await expect(await screen.findByText(/^Not sent: it was sent a moment ago/)).toBeVisible()
  },
}

/** A viewer of the account is one of the signers: by the link of their mail, which they can have again. */
export const ViewerWhoSigns: Story = {
  args: { viewerNotice: 'You are a viewer of this account.' },
  parameters: {
    platform: onPlatform((server) =>
      mockWaitingApi(
        server,
        someSigners().map((signer) =>
          signer.isYours ? { ...signer, isMailed: true, mailedTo: 'jonas@example.com' } : signer,
        ),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'You are a viewer of this account, so you do not sign on this page. Sign with the link that was mailed to jonas@example.com.',
      ),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Peter Müller/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send again to Jonas Desrosiers' }))
    await expect(await screen.findByText('Sent to Jonas Desrosiers.')).toBeVisible()
  },
}

/** A viewer who is not a signer reads that others act, and sends nothing. */
export const ViewerWhoDoesNotSign: Story = {
  args: { viewerNotice: 'You are a viewer of this account.' },
  parameters: {
    platform: onPlatform((server) =>
      mockWaitingApi(
        server,
        someSigners().map((signer) => ({ ...signer, isYours: false })),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are a viewer of this account.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The reader is not a party of the account: each party signs by a link in their mail. */
export const NoneIsYours: Story = {
  parameters: {
    platform: onPlatform((server) =>
      mockWaitingApi(
        server,
        someSigners().map((signer) => ({ ...signer, isYours: false })),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The documents wait for Jonas Desrosiers and Peter/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send to Jonas Desrosiers' })).toBeVisible()
  },
}

/** The turn of the reader is later. */
export const YoursLater: Story = {
  parameters: {
    platform: onPlatform((server) =>
      mockWaitingApi(
        server,
        someSigners().map((signer) => ({ ...signer, isYours: signer.status === 'later' })),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your turn comes after Jonas Desrosiers/)).toBeVisible()
  },
}

/** A character cannot be set: nothing was signed, and the message gives the next step. */
export const LetterMissing: Story = {
  parameters: { platform: onPlatform((server) => mockSigningApi(server, 'letters')) },
  play: async (context) => {
    await FilledIn.play?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign and continue' }))
    await expect(await context.canvas.findByText(/Please use other letters/)).toBeVisible()
  },
}

/** The host is asked before anything is signed, and refuses with its own message. */
export const HostRefuses: Story = {
  args: {
    question: {
      ask: ({ values }) =>
        Promise.resolve({
          status: 'vetoed',
          message: `${'name' in values ? values.name : ''} calls us first.`,
          fields: {},
        }),
      allow: () => undefined,
      settle: () => undefined,
    },
  },
  play: async (context) => {
    await FilledIn.play?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Sign and continue' }))
    await expect(await context.canvas.findByText('Maren Okafor calls us first.')).toBeVisible()
    await expect(context.canvas.getByText('All fields are filled in')).toBeVisible()
  },
}

/** A paper could not be loaded: the error with a retry is in its place. */
export const PaperFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSigningApi(server)
      server.onPost(
        '/api/v2/integration/signing-paper',
        failingOnce((variables: unknown) => paperAnswer(variables)),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We could not load this document.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await findWords(canvas)).toBeInTheDocument()
  },
}

/** A file that cannot be shown here: it can be downloaded, and signed on the provider's page. */
export const PaperUnreadable: Story = {
  parameters: { platform: onPlatform((server) => mockSigningApi(server, 'signed', () => 'no PDF at all')) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This document cannot be shown here.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign on the provider’s page' }))
    await expect(canvas.getByText('The page of the provider')).toBeVisible()
  },
}

/** A paper that does not load: after some seconds the reader sees the alternatives. */
export const PaperLate: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSigningApi(server)
      server.onPost('/api/v2/integration/signing-paper', never)
    }),
  },
  play: async ({ canvas }) => {
    const late = await canvas.findByText('This document takes longer than usual to appear.')
    await expect(late).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign on the provider’s page' })).toBeVisible()
  },
}

/** The papers cannot be signed here: the page of the provider replaces them. */
export const Portal: Story = {
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
