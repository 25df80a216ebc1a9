import type { BulkOperation, BulkRow } from '@capstan/sdk-core/bulkOperations'
import {
  aBulkOperation,
  aBulkRow,
  anAccount,
  aUsersData,
  bulkOperationAnswer,
  bulkOperationsAnswer,
  bulkRowsAnswer,
  fixtureIds,
  operations,
  refuse,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { BulkOperations } from './BulkOperations'

const row = (nth: number, name: string, changes: Partial<BulkRow> = {}) =>
  aBulkRow({ id: fixtureIds.nth(7800 + nth), place: nth, name, ...changes })

const leftOut = (nth: number, name: string, changes: Partial<BulkRow>) =>
  row(nth, name, { outcome: 'left_out', ...changes })

const lockedRows = [
  leftOut(1, 'Kestrel Family Office, LP', { code: 'distribution_locked', problem: 'Locked.' }),
  leftOut(2, 'Northgate Employees’ Pension', { code: 'distribution_locked', problem: 'Locked.' }),
  leftOut(3, 'Bea Lindqvist', { code: 'status_already', problem: 'Closed.', beforeStatus: 'closed' }),
]
const readyRows = [row(4, 'Leif Hakobyan'), row(5, 'Mirela Jellicoe'), row(6, 'Sunniva Ueda')]
const rows = [...lockedRows, ...readyRows]

/** The operation of the mock: 24 rows, of which the first six are answered. */
const checked = aBulkOperation()
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
const run: Partial<BulkOperation> = {
  ...{ startedOn: '2026-11-21T10:41:00.000Z', endedOn: '2026-11-21T10:42:00.000Z' },
  ...{ readyCount: 0, doneCount: 20, refusedCount: 1, undoUntil: minutes(107.5) },
}
const done = aBulkOperation({ ...run, state: 'done' })
const doneRows = [
  row(7, 'Emeric Farrow', {
    ...{ outcome: 'refused', code: 'changed_elsewhere', problem: 'Changed.', details: { version: '3' } },
  }),
  ...lockedRows,
  ...readyRows.map((each): BulkRow => ({ ...each, outcome: 'done' })),
]

interface StoryData {
  operation?: BulkOperation | null
  list?: readonly BulkOperation[]
  rows?: readonly BulkRow[]
  role?: 'account_owner' | 'account_viewer'
  /** True when bulk operations are switched off for the account. */
  isOff?: boolean
}

const platform = ({
  operation = checked,
  list = [],
  rows: shown = rows,
  role = 'account_owner',
  isOff,
}: StoryData) =>
  onPlatform((server) => {
    server.on(operations.UsersData, () =>
      usersDataAnswer(
        aUsersData({
          account: anAccount({ type: 'broker', name: 'Larkspur Securities LLC' }),
          userAccount: { id: fixtureIds.membership, role, status: 'active' },
          disabledFeatures: isOff ? ['bulk_operations'] : [],
        }),
      ),
    )
    server.on(operations.BulkOperation, () => bulkOperationAnswer(operation))
    server.on(operations.BulkOperations, () => bulkOperationsAnswer(list))
    server.on(operations.BulkRows, ({ outcomes }) => {
      const those = shown.filter(({ outcome }) => outcomes.includes(outcome))
      return bulkRowsAnswer(those, those.length)
    })
  })

const meta = {
  title: 'BulkOperations/BulkOperations',
  component: BulkOperations,
  args: { allocationId: checked.allocationId, operationId: checked.id, onOperationChange: fn() },
  parameters: { platform: platform({}) },
} satisfies Meta<typeof BulkOperations>
export default meta

type Story = StoryObj<typeof meta>

/** Rows that would be refused come first, with the reason; nothing was changed. */
export const Checked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Status to Closed' })).toBeVisible()
    await expect(canvas.getByText('Not run yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Run for 21' })).toBeEnabled()
    // proves ALLOC-066
    await expect(
      await canvas.findByText('Cannot update status on locked distribution: Kestrel Family Office, LP'),
    ).toBeVisible()
    await expect(canvas.getByText('The status is already Closed. Nothing would change.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refused 3' }))
    await waitFor(() => expect(canvas.queryByText('Leif Hakobyan')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'All 24' }))
    await canvas.findByText('Leif Hakobyan')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onOperationChange).toHaveBeenLastCalledWith(null)
  },
}

/** An administrator of the platform has switched bulk operations off for the account. */
export const SwitchedOff: Story = {
  parameters: { platform: platform({ isOff: true }) },
  play: async ({ canvas }) => {
    await canvas.findByText('This feature is not available')
    await expect(canvas.queryByRole('button', { name: 'Run for 21' })).toBeNull()
  },
}

/** Rows are checked piece by piece; a check continues by itself. */
export const Checking: Story = {
  parameters: {
    platform: () => {
      const made = platform({
        operation: aBulkOperation({ state: 'checking', uncheckedCount: 14, readyCount: 10, leftOutCount: 0 }),
        rows: [],
      })()
      made.server.on(operations.CheckBulkOperation, never)
      return made
    },
  },
  // 24 - 14 = 10.
  play: async ({ canvas }) => void (await canvas.findByText('10 of 24')),
}

/** The check failed: the reader can retry it. */
export const CheckFailed: Story = {
  parameters: {
    platform: () => {
      const made = platform({
        operation: aBulkOperation({ state: 'checking', uncheckedCount: 24, readyCount: 0, leftOutCount: 0 }),
        rows: [],
      })()
      made.server.on(operations.CheckBulkOperation, outOfOrder)
      return made
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
}

/** Nothing would change, and the page says so instead of offering a run. */
export const NothingToRun: Story = {
  parameters: {
    platform: platform({
      operation: aBulkOperation({ rowCount: 3, readyCount: 0, leftOutCount: 3 }),
      rows: lockedRows,
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No row would change.')
    await expect(canvas.queryByRole('button', { name: /^Run/ })).toBeNull()
  },
}

/** 13 of 21 are done; the run stops after the batch that is under way. */
export const Running: Story = {
  parameters: {
    platform: () => {
      const made = platform({
        operation: aBulkOperation({
          ...{ state: 'running', startedOn: '2026-11-21T10:41:00.000Z', readyCount: 8, doneCount: 13 },
        }),
      })()
      made.server.on(operations.BulkRows, ({ first }) => (first === 200 ? never() : bulkRowsAnswer(rows, 24)))
      return made
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    // 24 rows - 3 that the check refused = 21; 21 - 8 = 13.
    await canvas.findByText('13 of 21')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String((100 * 13) / 21))
    await expect(await canvas.findByRole('button', { name: 'Stop after this batch' })).toBeEnabled()
  },
}

/** A run that this window does not carry out can continue here. */
export const Interrupted: Story = {
  parameters: {
    platform: platform({
      operation: aBulkOperation({ ...run, state: 'running', readyCount: 8, doneCount: 13, refusedCount: 0 }),
      rows: doneRows,
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Interrupted')
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled()
  },
}

export const Stopped: Story = {
  parameters: {
    platform: platform({
      operation: aBulkOperation({ ...run, state: 'stopped', readyCount: 8, doneCount: 13, refusedCount: 0 }),
      rows: doneRows,
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('8 rows were not tried.')),
}

/** The result by row. It can be undone for two hours, after a question. */
export const Done: Story = {
  parameters: { platform: platform({ operation: done, rows: doneRows }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('20 of 24 done')
    await expect(
      await canvas.findByText(
        'Not tried: Cannot update status on locked distribution: Kestrel Family Office, LP',
      ),
    ).toBeVisible()
    await expect(canvas.getByText(/^1 h \d+ min left$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again: Emeric Farrow' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo 20' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Undo this operation?' })
    await expect(dialog).toHaveTextContent('The 20 rows return to their earlier statuses.')
  },
}

/** The platform refuses the undoing, and the page says why. */
export const UndoRefused: Story = {
  parameters: {
    platform: () => {
      const made = platform({ operation: done, rows: doneRows })()
      made.server.on(operations.UndoBulkOperation, () => refuse('bulk_undo_over', 'Over.'))
      return made
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo 20' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }))
    await canvas.findByText('A bulk operation can be undone for two hours.')
  },
}

/** Rows that were changed since the run stay as they are. */
export const Undone: Story = {
  parameters: {
    platform: platform({
      operation: aBulkOperation({
        ...{ ...run, state: 'undone', doneCount: 0, undoneCount: 19, keptCount: 1 },
      }),
      rows: [
        row(8, 'Tomás Villaseñor', { outcome: 'kept', code: 'changed_elsewhere', problem: 'Changed.' }),
        ...readyRows.map((each): BulkRow => ({ ...each, outcome: 'undone' })),
      ],
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Changed since the run, so it was not undone.')),
}

export const Notes: Story = {
  parameters: {
    platform: platform({
      operation: aBulkOperation({
        ...{ ...run, kind: 'note', newStatus: null, state: 'done', rowCount: 3, leftOutCount: 0 },
        ...{ doneCount: 3, refusedCount: 0, annotation: 'Second close moved to December 18.' },
      }),
      rows: readyRows.map((each): BulkRow => ({ ...each, outcome: 'done' })),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Second close moved to December 18.')
    await expect(canvas.getByText('3 of 3 done')).toBeVisible()
  },
}

/** Invitations that the check refused: a duplicate person, an already invited one, units that are not left. */
export const Invitations: Story = {
  parameters: {
    platform: platform({
      operation: aBulkOperation({
        ...{ kind: 'invite', newStatus: null, rowCount: 5, readyCount: 2, leftOutCount: 3, total: '0' },
      }),
      rows: [
        leftOut(2, 'Alma Fennimore', { code: 'repeated_row', details: { row: 1 }, problem: '1' }),
        leftOut(3, 'Elio Marchetti', { code: 'already_open', problem: 'Open.' }),
        leftOut(4, 'Hideo Tanaka', {
          ...{ code: 'offering_sold_out', details: { remaining: '1200' }, problem: 'Too many.' },
        }),
        row(1, 'Alma Fennimore', { email: 'office@fennimore.example', beforeStatus: null, amount: '2000' }),
        row(5, '', { email: 'ops@abernathygrowth.example', beforeStatus: null, amount: '3000' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This is the same person as in row 1.')
    await expect(canvas.getByText('There are not enough units left: 1,200 are available.')).toBeVisible()
    await expect(canvas.getByText('ops@abernathygrowth.example')).toBeVisible()
  },
}

const operationList = [
  done,
  aBulkOperation({
    ...{ ...run, id: fixtureIds.nth(7702), kind: 'note', newStatus: null, annotation: 'Wires are due.' },
    ...{ state: 'done', rowCount: 61, leftOutCount: 0, doneCount: 61, refusedCount: 0 },
    ...{ askedBy: 'Ilse Quist', undoUntil: '2026-11-20T18:05:00.000Z' },
  }),
  aBulkOperation({
    ...{ ...run, id: fixtureIds.nth(7703), kind: 'invite', newStatus: null, state: 'undone' },
    ...{ rowCount: 42, leftOutCount: 0, doneCount: 0, undoneCount: 42, refusedCount: 0 },
  }),
]

/** The operations of the allocation; one opens by its name. */
export const List: Story = {
  args: { operationId: null },
  parameters: { platform: platform({ list: operationList }) },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(/^1 h \d+ min left$/)
    await expect(canvas.getByText('Time is over')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Status to Closed' }))
    await expect(args.onOperationChange).toHaveBeenLastCalledWith(done.id)
  },
}

export const Empty: Story = {
  args: { operationId: null, onBegin: fn() },
  play: async ({ canvas }) => {
    await canvas.findByText('No bulk operations yet')
    await expect(canvas.getByRole('button', { name: 'New operation' })).toBeEnabled()
  },
}

/** An operation of another account, or none. */
export const NotFound: Story = {
  parameters: { platform: platform({ operation: null }) },
  play: async ({ canvas }) =>
    void (await canvas.findByText('This bulk operation does not exist, or you may not see it.')),
}

/** A viewer reads the result, and neither runs nor undoes. */
export const Viewer: Story = {
  parameters: { platform: platform({ operation: done, rows: doneRows, role: 'account_viewer' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('20 of 24 done')
    await expect(canvas.queryByRole('button', { name: 'Undo 20' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Try again/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeEnabled()
  },
}

export const Failed: Story = {
  parameters: {
    platform: () => {
      const made = platform({})()
      made.server.on(operations.BulkOperation, outOfOrder)
      return made
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

const shown: Story['play'] = async ({ canvas }) => void (await canvas.findByText('20 of 24 done'))

export const Narrow: Story = {
  globals: { width: '375', theme: 'dark' },
  parameters: { platform: platform({ operation: done, rows: doneRows }) },
  play: shown,
}

export const German: Story = {
  globals: { language: 'german' },
  parameters: { platform: platform({ operation: done, rows: doneRows }) },
  play: async ({ canvas }) => void (await canvas.findByText('20 von 24 erledigt')),
}

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: {
    platform: platform({
      rows: [leftOut(1, 'Kestrel'.repeat(20), { code: 'distribution_locked', problem: 'Locked.' })],
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Not run yet')),
}
