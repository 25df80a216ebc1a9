import {
  anAuditedOperation,
  auditedChangesAnswer,
  auditedOperationsAnswer,
  fixtureIds,
  operations,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { mockReaderApi } from '../transactions/testing'
import { AuditLog } from './AuditLog'

const done = anAuditedOperation()
const refused = anAuditedOperation({
  ...{ id: fixtureIds.nth(4462), person: 'Ada Okafor-Reyes', email: 'ada.or@example.com' },
  ...{ operation: 'makeTransfer', outcome: 'refused', code: 'insufficient_units', changes: 0 },
})
const byPlatform = anAuditedOperation({
  ...{ id: fixtureIds.nth(4463), person: null, email: null, account: null, role: null },
  ...{ operation: 'expireAccreditations', outcome: 'failed', code: 'unknown_error', changes: 0 },
})

const meta = {
  title: 'Administration/AuditLog',
  component: AuditLog,
  parameters: { platform: onPlatform((server) => mockAudit(server)) },
} satisfies Meta<typeof AuditLog>
export default meta

type Story = StoryObj<typeof meta>

/** Operations, and the changes of the one that is opened. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 operations')
    await userEvent.click(canvas.getByRole('button', { name: 'updateAccount' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'updateAccount' }))
    await expect(await dialog.findByText('Maren Okafor-Lind')).toBeVisible()
    await expect(dialog.getByText('7f2c9a')).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('3 Vorgänge')),
}

/** An outcome and a search, then neither. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refused' }))
    await canvas.findByText('1 operation')
    await canvas.findByRole('button', { name: 'makeTransfer' })
    const search = canvas.getByRole('searchbox', { name: 'Person, account, operation or record id' })
    await userEvent.type(search, 'Maren')
    await canvas.findByText('No operation matches.')
    await userEvent.clear(search)
    await userEvent.click(canvas.getByRole('button', { name: 'Refused' }))
    await canvas.findByText('3 operations')
  },
}

/** A refused operation names its code, and changed nothing. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'makeTransfer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'makeTransfer' }))
    await dialog.findByText('insufficient_units')
    await dialog.findByText('This operation changed nothing.')
  },
}

/** A viewer of the platform does not read the audit. */
export const Viewer: Story = {
  parameters: { platform: onPlatform((server) => mockAudit(server, 'account_viewer')) },
  play: async ({ canvas }) => void (await canvas.findByText(/^Only an owner or an admin of the platform/)),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockAudit(server)
      server.on(operations.AuditedOperations, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findAllByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockAudit(server)
      server.on(
        operations.AuditedOperations,
        failingOnce(() => auditedOperationsAnswer([done])),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('button', { name: 'updateAccount' })
  },
}

function mockAudit(server: FakeServer, role: 'account_owner' | 'account_viewer' = 'account_owner') {
  mockReaderApi(server, 'admin', role)
  server.on(operations.AuditedOperations, ({ search, outcome, first }) => {
    const found = [done, refused, byPlatform].filter(
      (each) => (outcome ?? each.outcome) === each.outcome && (each.person ?? '').includes(search),
    )
    return auditedOperationsAnswer(found.slice(0, first), found.length)
  })
  server.on(operations.AuditedChanges, ({ id }) => {
    const answer = auditedChangesAnswer(String(id))
    if (id !== done.id && answer.operationById) answer.operationById.changesByOperationId = noChanges
    return answer
  })
}

const noChanges = { __typename: 'ChangesConnection' as const, totalCount: 0, nodes: [] }
