import { passkeysAnswer, operations, refuse, type FakeServer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { SecondFactor } from './SecondFactor'
import {
  aCredential,
  onCreate,
  somePasskeys,
  mockSecondFactorApi,
  type SecondFactorPlatform,
} from './testing'

const taught = (about?: SecondFactorPlatform, more?: (server: FakeServer) => void) => ({
  platform: onPlatform((server) => {
    mockSecondFactorApi(server, about)
    more?.(server)
  }),
})

const meta = {
  title: 'Security/SecondFactor',
  component: SecondFactor,
  parameters: taught(),
} satisfies Meta<typeof SecondFactor>
export default meta

type Story = StoryObj<typeof meta>

/** Two passkeys, the older one first, in an account that requires none. */
export const Some: Story = {
  play: async ({ canvas }) => {
    const [first, second] = (await canvas.findAllByRole('listitem')).map((item) => within(item))
    first?.getByText('MacBook')
    first?.getByText(/last used 02\/16\/2026/)
    second?.getByText(/never used/)
    second?.getByRole('button', { name: 'Rename: Key on the ring' })
    second?.getByRole('button', { name: 'Remove: Key on the ring' })
    await expect(
      await canvas.findByRole('switch', { name: 'Require a second factor in this account' }),
    ).not.toBeChecked()
  },
}

export const Narrow: Story = { ...Some, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

export const LoudBrand: Story = { tags: ['variant'], ...Some, globals: { brand: 'ember', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText(/nie genutzt/)),
}

/** A user without a passkey adds one first: the requirement would shut them out. */
export const None: Story = {
  parameters: taught({ passkeys: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('No passkey yet.')
    await expect(await canvas.findByRole('switch')).toBeDisabled()
    canvas.getByText('Add a passkey first: you confirm this with it.')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Required: Story = {
  parameters: taught({ isRequired: true }),
  play: async ({ canvas }) => void (await expect(await canvas.findByRole('switch')).toBeChecked()),
}

/** The account requires a passkey that the user does not have: a note explains the effect. */
export const RequiredWithoutPasskey: Story = {
  parameters: taught({ isRequired: true, passkeys: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('This account requires a second factor, and you have no passkey.')
    canvas.getByText(/^Until you add one, you cannot use protected actions\./)
  },
}

/** A viewer reads whether a second factor is required. */
export const Viewer: Story = {
  parameters: taught({ isRequired: true, role: 'account_viewer' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^This account requires a second factor for its ownership/)
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}

/** The user names a passkey, the browser creates it, and the list shows it. */
export const Adding: Story = {
  parameters: taught({ passkeys: [] }, (server) => {
    let isAdded = false
    server.on(operations.Passkeys, () => passkeysAnswer(isAdded ? somePasskeys.slice(0, 1) : []))
    server.onPost('/api/v2/second-factor/passkey-options', () => ({ data: { challenge: 'AAAA' } }))
    server.onPost('/api/v2/second-factor/passkeys', () => {
      isAdded = true
      return { data: { id: somePasskeys[0]?.id } }
    })
  }),
  beforeEach: () => onCreate(async () => aCredential),
  play: async ({ canvas, userEvent }) => {
    await add(userEvent, 'MacBook')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('MacBook'))
  },
}

/** The account requires a second factor: the first passkey needs a mailed link, and the card names the address. */
export const LinkMailed: Story = {
  parameters: taught({ isRequired: true, passkeys: [] }, (server) => {
    server.onPost('/api/v2/second-factor/passkey-options', () =>
      Response.json({ errors: [linkRequired] }, { status: 400 }),
    )
    server.onPost('/api/v2/second-factor/passkey-link', () => ({ data: { email: 'ada@halden.example' } }))
  }),
  play: async ({ canvas, userEvent }) => {
    await add(userEvent, 'MacBook')
    await canvas.findByText(/^We sent a link to ada@halden.example\./)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

/** The browser asks the user: other buttons are disabled until they answer. */
export const Busy: Story = {
  parameters: Adding.parameters,
  beforeEach: () => onCreate(never),
  play: async ({ userEvent }) => {
    await add(userEvent, 'MacBook')
    const dialog = within(screen.getByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled())
  },
}

/** The user cancelled: no passkey was created, and they can try again. */
export const Cancelled: Story = {
  parameters: Adding.parameters,
  beforeEach: () => onCreate(async () => Promise.reject(new DOMException('No.', 'NotAllowedError'))),
  play: async ({ userEvent }) => {
    await add(userEvent, 'MacBook')
    await screen.findByText('No passkey was created. You can try again.')
  },
}

/** The platform did not take it. */
export const NotTaken: Story = {
  parameters: taught({ passkeys: [] }, (server) => {
    server.onPost('/api/v2/second-factor/passkey-options', () => ({ data: { challenge: 'AAAA' } }))
    server.onPost('/api/v2/second-factor/passkeys', () =>
      Response.json({ errors: [notTaken] }, { status: 400 }),
    )
  }),
  beforeEach: () => onCreate(async () => aCredential),
  play: async ({ userEvent }) => {
    await add(userEvent, 'MacBook')
    await screen.findByText('The passkey could not be verified. Please try again.')
  },
}

/** A passkey that cannot be removed stays, with the reason. */
export const Refused: Story = {
  parameters: taught({}, (server) =>
    server.on(operations.RemovePasskey, () => refuse('not_found', 'There is nothing here.')),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: MacBook' }))
    await canvas.findByText('There is nothing here.')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Loading: Story = {
  parameters: taught({}, (server) => server.on(operations.Passkeys, never)),
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The passkeys could not be read; Retry reads them again. */
export const Failed: Story = {
  parameters: taught({}, (server) =>
    server.on(
      operations.Passkeys,
      failingOnce(() => passkeysAnswer(somePasskeys)),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('MacBook')
  },
}

const linkRequired = {
  message:
    'An account of yours requires a second factor: add your first passkey with the link that we mail to you.',
  extensions: { code: 'passkey_link_required' },
}

const notTaken = {
  message: 'The passkey could not be verified. Please try again.',
  extensions: { code: 'passkey_refused' },
}

async function add(user: Pick<UserEventObject, 'click' | 'type'>, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Add passkey' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add passkey' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), name)
  await user.click(dialog.getByRole('button', { name: 'Add' }))
}
