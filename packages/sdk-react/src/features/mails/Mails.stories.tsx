import { mailChoiceRow, mailChoicesAnswer, operations, refuse } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { Mails } from './Mails'

const meta = {
  title: 'Mails/Mails',
  component: Mails,
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.MailChoices, () => mailChoicesAnswer([{ kind: 'offerings', isOn: false }]))
    }),
  },
} satisfies Meta<typeof Mails>
export default meta

type Story = StoryObj<typeof meta>

/** Every kind is on but one; two kinds cannot be turned off. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(5))
    await expect(
      canvas.getByRole('switch', { name: /^Receive ?: Invitations to offerings$/ }),
    ).not.toBeChecked()
    await expect(canvas.getByRole('switch', { name: /^Receive ?: Withdrawn investments$/ })).toBeChecked()
    await expect(canvas.getAllByText('Always sent')).toHaveLength(2)
  },
}

export const Narrow: Story = { ...Ready, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Einladungen zu Angeboten')),
}

/** A kind is turned off: the switch shows the saved value. */
export const Choosing: Story = {
  parameters: {
    platform: onPlatform((server) => {
      let isOn = true
      server.on(operations.MailChoices, () => mailChoicesAnswer([{ kind: 'withdrawals', isOn }]))
      server.on(operations.ChooseMail, ({ input }) => {
        isOn = input.isOn === true
        const mailChoice = { ...mailChoiceRow({ kind: 'withdrawals', isOn }), version: '2' }
        return { __typename: 'Mutation', chooseMail: { __typename: 'ChooseMailPayload', mailChoice } }
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name: /^Receive ?: Withdrawn investments$/ })
    await userEvent.click(choice)
    await waitFor(() => expect(choice).not.toBeChecked())
  },
}

/** The change is refused: the switch returns to its value, and the reason is shown. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.MailChoices, () => mailChoicesAnswer([]))
      server.on(operations.ChooseMail, () => refuse('not_allowed', 'Operation not allowed'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name: /^Receive ?: Withdrawn investments$/ })
    await userEvent.click(choice)
    await canvas.findByText('Operation not allowed')
    await waitFor(() => expect(choice).toBeChecked())
  },
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.MailChoices, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The preferences could not be read; Retry reads them again. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(
        operations.MailChoices,
        failingOnce(() => mailChoicesAnswer([])),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('Invitations to offerings')
  },
}
