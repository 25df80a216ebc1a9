import { operations, refuse } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { never, onPlatform } from '../../testing/onPlatform'
import { ClaimAccount } from './ClaimAccount'
import { mockClaimApi } from './testing'

const meta = {
  title: 'Claim/ClaimAccount',
  component: ClaimAccount,
  parameters: { platform: onPlatform(mockClaimApi) },
  // The input is kept in the tab.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ClaimAccount>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const emailField = ({ canvas }: Context) =>
  canvas.findByRole('textbox', { name: 'Enter the email for the account you want to claim' })

const ask = async (context: Context, email: string) => {
  await context.userEvent.type(await emailField(context), email)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Claim' }))
}

const says =
  (title: string, way?: string): Story['play'] =>
  async ({ canvas }) => {
    await canvas.findByRole('heading', { name: title })
    if (way) await canvas.findByRole('link', { name: way })
  }

/** No status: the address is requested. (CLAIM-003, CLAIM-004) */
export const Ready: Story = { play: async (context) => void (await emailField(context)) }

/** An unknown result shows no message. */
export const UnknownStatus: Story = { args: { status: 'half-done' }, play: Ready.play }

/** (CLAIM-016) */
export const Missing: Story = {
  play: async (context) => {
    await emailField(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Claim' }))
    await context.canvas.findAllByText('Email is required.')
  },
}

/** The text is the same with and without an account. (CLAIM-005) */
export const Sent: Story = {
  play: async (context) => {
    await ask(context, 'maren.okafor@example.com')
    const title = await context.canvas.findByRole('heading', {
      name: 'Check your inbox for the claiming message',
    })
    await waitFor(() => expect(title).toHaveFocus())
    await context.canvas.findByText(/^If we know maren\.okafor@example\.com/)
  },
}

export const Another: Story = {
  play: async (context) => {
    await Sent.play?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Use another email' }))
    await expect(await emailField(context)).toHaveValue('')
  },
}

export const Sending: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.SendClaimAccountEmail, never)) },
  play: async (context) => {
    await ask(context, 'maren.okafor@example.com')
    await context.canvas.findByRole('button', { name: /^Sending/ })
  },
}

/** The mail could not be requested: the entry is kept. */
export const NotSent: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.SendClaimAccountEmail, () => refuse('not_allowed', 'Operation not allowed')),
    ),
  },
  play: async (context) => {
    await ask(context, 'maren.okafor@example.com')
    await context.canvas.findByText('Operation not allowed')
    await expect(await emailField(context)).toHaveValue('maren.okafor@example.com')
  },
}

export const NoToken: Story = { args: { status: 'no-token' }, play: says('Log in to continue', 'Log in') }

export const Used: Story = {
  args: { status: 'used' },
  play: says('Account has already been claimed!', 'Log in'),
}

/** A signed-in user chooses the account. */
export const UsedSignedIn: Story = {
  args: { status: 'used', isSignedIn: true },
  play: says('Account has already been claimed!', 'Choose an account'),
}

export const Invalid: Story = {
  args: { status: 'invalid-token' },
  play: says('Invalid token, contact support for help claiming your account.', 'Claim an account'),
}

export const Complete: Story = {
  args: { status: 'complete', accountName: 'Okafor & Lindqvist' },
  play: says(
    "Congratulations, you've claimed your Okafor & Lindqvist account!",
    'Log in and choose an account',
  ),
}

/** A signed-in reader chooses the account at once. */
export const CompleteSignedIn: Story = {
  args: { status: 'complete', accountName: 'Okafor & Lindqvist', isSignedIn: true },
  play: says("Congratulations, you've claimed your Okafor & Lindqvist account!", 'Choose an account'),
}

/** A platform that sends no name. (G-23) */
export const CompleteUnnamed: Story = {
  args: { status: 'complete' },
  play: says("Congratulations, you've claimed your account!", 'Log in and choose an account'),
}

export const Expired: Story = {
  args: { status: 'expired-token', emailId: '0c2f7c2e-64cf-4a07-9d4a-3d3a5f0a2b11' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Resend' })),
}

/** The mail is unknown. (CLAIM-008) */
export const ExpiredWithoutMail: Story = {
  args: { status: 'expired-token' },
  play: async (context) => {
    await says('Link is expired.', 'Claim an account')?.(context)
    await expect(context.canvas.queryByRole('button', { name: 'Resend' })).toBeNull()
  },
}

/** The moments of the answer and of the call, in milliseconds. */
const moments = { answered: 0, resent: 0 }

/** Not before 300 ms have gone by since the answer. (CLAIM-014) */
export const Resent: Story = {
  args: { ...Expired.args, onResent: fn(() => void (moments.resent = performance.now())) },
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.ResendEmail, () => {
        moments.answered = performance.now()
        return { __typename: 'Mutation', resendEmail: { __typename: 'ResendEmailPayload' } }
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }))
    await waitFor(() => expect(args.onResent).toHaveBeenCalledTimes(1))
    // A browser may round the time of a timer down to a whole millisecond.
    await expect(moments.resent - moments.answered).toBeGreaterThan(299)
  },
}

/** (CLAIM-015) */
export const NotResent: Story = {
  args: Expired.args,
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.ResendEmail, () => refuse('mail_just_sent', 'This email was sent a moment ago.')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }))
    await canvas.findByText('Unexpected error occured! This email was sent a moment ago.')
    await expect(canvas.getByRole('button', { name: 'Resend' })).toHaveFocus()
  },
}

export const Narrow: Story = { ...Complete, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

export const Narrowest: Story = { tags: ['variant'], ...Ready, globals: { width: '320' } }

export const German: Story = {
  args: Invalid.args,
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: /^Ungültiger Link/ })),
}

export const RightToLeft: Story = {
  ...Complete,
  tags: ['variant'],
  globals: { language: 'rightToLeft' },
  play: undefined,
}

export const LoudBrand: Story = { tags: ['variant'], ...Ready, globals: { brand: 'ember', theme: 'dark' } }

export const LongNames: Story = {
  args: {
    status: 'complete',
    accountName: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
  globals: { width: '320' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: /verordnung/ })),
}
