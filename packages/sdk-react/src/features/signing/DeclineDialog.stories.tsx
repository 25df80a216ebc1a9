import { fixtureIds, somePapers } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { never, onPlatform } from '../../testing/onPlatform'
import { Button } from '../../ui/actions/Button'
import { DeclineDialog } from './DeclineDialog'
import { refusedRoute, mockSigningApi } from './testing'

const path = '/api/v2/integration/decline-papers'

/** Opened and closed by a button, as on the step. */
function OnStep({ onDeclined }: { onDeclined?: (isFinal: boolean) => void }) {
  const [isOpen, setOpen] = useState(true)
  const [said, setSaid] = useState('')
  const words = 'Decline'
  const declined = (isFinal: boolean) => {
    setOpen(false)
    setSaid(isFinal ? 'ended' : 'sent back')
    onDeclined?.(isFinal)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words}</Button>
      <output>{said}</output>
      <DeclineDialog
        stepId={fixtureIds.step}
        sender="Larkspur Securities LLC"
        papers={somePapers().papers}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onDeclined={declined}
      />
    </>
  )
}

const meta = {
  title: 'Signing/DeclineDialog',
  component: OnStep,
  parameters: { platform: onPlatform((server) => mockSigningApi(server)) },
} satisfies Meta<typeof OnStep>
export default meta

type Story = StoryObj<typeof meta>

const openDialog = async () => within(await screen.findByRole('dialog'))

export const Open: Story = { play: async () => void (await openDialog()) }

export const Narrow: Story = { globals: { width: '320' }, play: async () => void (await openDialog()) }

export const German: Story = {
  globals: { language: 'german' },
  play: async () => void (await (await openDialog()).findByText('Zur Korrektur zurückgeben')),
}

export const FromTheRight: Story = {
  globals: { language: 'rightToLeft' },
  play: async () => void (await openDialog()),
}

/** The answers are missing: the summary names both, with links to their fields. */
export const Missing: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect((await dialog.findAllByText(/Please say why\./)).length).toBeGreaterThan(0)
    await expect(dialog.getAllByText(/Please choose one\./).length).toBeGreaterThan(0)
  },
}

/** One answer is missing: its field has the focus. */
export const NoReason: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByText('Decline to sign'))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus())
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeInvalid())
  },
}

async function answer({ userEvent }: { userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'] }) {
  const dialog = await openDialog()
  await userEvent.click(dialog.getByText('Send back for correction'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'My name is Žoë.')
  return dialog
}

export const SentBack: Story = {
  play: async (context) => {
    const dialog = await answer(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect(await screen.findByText('sent back')).toBeVisible()
  },
}

/** The answers of a closed dialog are there again when it is reopened. */
export const ClosedAndOpened: Story = {
  play: async (context) => {
    const dialog = await answer(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Decline' }))
    const again = await openDialog()
    await expect(again.getByRole('textbox', { name: 'Reason' })).toHaveValue('My name is Žoë.')
    await expect(again.getByRole('radio', { name: /^Send back for correction/ })).toBeChecked()
  },
}

export const Sending: Story = {
  parameters: { platform: onPlatform((server) => server.onPost(path, never)) },
  play: async (context) => {
    const dialog = await answer(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled())
  },
}

/** The decline is refused: the reason is shown, and the answers stay. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => server.onPost(path, () => refusedRoute('not_allowed', 'Žoë may not.'))),
  },
  play: async (context) => {
    const dialog = await answer(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect(await dialog.findByText('Žoë may not.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('My name is Žoë.')
  },
}

const papersPath = '/api/v2/integration/signing-papers'

/** Mocks a platform whose answer to a decline is lost, and which then returns the current papers of the step. */
const losing = (now: () => object) =>
  onPlatform((server) => {
    server.onPost(path, () => Promise.reject(new TypeError('Failed to fetch')))
    server.onPost(papersPath, now)
  })
const sent = (changes: object = {}) => {
  const { papers, consent } = somePapers()
  const shown = papers.map((paper) => ({ ...paper, ...changes }))
  return { data: { status: 'sent', sender: 'Larkspur', papers: shown, consent } }
}

/** The answer is lost, and the platform cannot be asked yet: the dialog says so, and offers nothing meanwhile. */
export const FindingOut: Story = {
  parameters: { platform: losing(never) },
  play: async (context) => {
    const dialog = await answer(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await dialog.findByText(/^No answer arrived\. We do not know yet whether this went through/)
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(context.canvas.queryByText('sent back')).toBeNull()
  },
}

/** The answer is lost, and the papers have come again: they were sent back. */
export const LostAndSentBack: Story = {
  parameters: { platform: losing(() => sent({ version: 2 })) },
  play: async (context) => {
    const dialog = await answer(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect(await screen.findByText('sent back')).toBeVisible()
  },
}

/** The answer is lost, and the step has ended: it was declined. */
export const LostAndDeclined: Story = {
  parameters: { platform: losing(() => refusedRoute('not_found', 'There is no such step.')) },
  play: async (context) => {
    const dialog = await answer(context)
    await context.userEvent.click(dialog.getByText('Decline to sign'))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await expect(await screen.findByText('ended')).toBeVisible()
  },
}

/** The request was lost, and the same papers wait: the dialog says that nothing was sent, and the input stays. */
export const LostAndNotSent: Story = {
  parameters: { platform: losing(sent) },
  play: async (context) => {
    const dialog = await answer(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect(await dialog.findByText('This was not sent. Please try again.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('My name is Žoë.')
    await expect(dialog.getByRole('button', { name: 'Send back' })).toBeEnabled()
  },
}
