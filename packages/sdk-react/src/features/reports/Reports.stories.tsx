import {
  aControlBookRound,
  aReport,
  aReportNotMade,
  aStatementEntry,
  aStatementPosition,
  aUsersData,
  fixtureIds,
  operations,
  reportsAnswer,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform, outOfOrder, type StoryPlatform } from '../../testing/onPlatform'
import type { Stakeholder } from '@capstan/sdk-core/capTable'
import { someRounds, someStakeholders, mockCapTableApi } from '../capTable/testing'
import { mockReaderApi } from '../transactions/testing'
import { Reports } from './Reports'

const meta = {
  title: 'Reports/Reports',
  component: Reports,
  args: { onPaper: fn() },
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof Reports>
export default meta

type Story = StoryObj<typeof meta>

/** Two files with the age and size of the last ones, and two pages to print. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', { name: 'Download Cap Table' })
    await expect(canvas.getByText('24 kB')).toBeVisible()
    await expect(canvas.getByText('Not yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open Control Book' }))
    await expect(args.onPaper).toHaveBeenCalledWith('control-book')
  },
}

/** The content of a file before it is saved. */
export const Preview: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview Cap Table' }))
    const body = canvasElement.ownerDocument.body
    await waitFor(() => expect(body.querySelectorAll('[role=dialog] tbody tr')).toHaveLength(12))
    const dialog = body.querySelector('[role=dialog]')
    await expect(dialog).toHaveTextContent('First 12 of 218 rows')
    // However wide the file is, the close button of the dialog stays within it.
    await expect(dialog?.scrollWidth).toBeLessThanOrEqual(dialog?.clientWidth ?? 0)
  },
}

/** The report was turned off meanwhile: the card says so, and the session continues. */
export const TurnedOff: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.onPost('/api/v2/reports/cap-table', () =>
        Response.json({ errors: [{ message: 'No.', extensions: { code: 'not_allowed' } }] }, { status: 422 }),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Cap Table' }))
    await canvas.findByText('This report is not available any more.')
  },
}

const meanwhile = whileOneIsTurnedOff()

/** The report is turned off while the page is open: its card is removed, and the page says so. */
export const TurnedOffMeanwhile: Story = {
  parameters: { platform: meanwhile.platform },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Download Contacts' })
    await meanwhile.turnOff()
    await canvas.findByText('Contacts is not available any more.')
    await expect(canvas.queryByRole('button', { name: 'Download Contacts' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Download Cap Table' })).toBeVisible()
  },
}

/** Books of an issuer by asset and round, which agree. */
export const ControlBook: Story = {
  args: { paper: 'control-book' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Halden Biologics Preferred' })
    // The totals of the columns: 2 × 800,000; 220,500 + 100,500; the one less the other.
    await expect(table).toHaveTextContent('Total1,600,000321,0001,279,0009')
    await canvas.findByText(/^1,500,000 units are authorized for the asset/)
    await canvas.findByText('The holders have 321,000 units and 321,000 are issued. The books agree.')
  },
}

/** As of a past day, with the units authorized on that day. */
export const ControlBookOfADay: Story = {
  args: { paper: 'control-book', choice: { day: '2026-01-31' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Halden Biologics Preferred' })
    await expect(table).toHaveTextContent('Total1,600,000321,0001,279,0009')
    // By then.
    await canvas.findByText(/^900,000 units are authorized for the asset/)
  },
}

/** Holdings of a holder, with the entries that led to them. */
export const Statement: Story = {
  args: { paper: 'statement' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Choose a holder.')
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Holder' }))
    const options = () => [...canvasElement.ownerDocument.body.querySelectorAll('[role=option]')]
    await waitFor(() => expect(options().length).toBeGreaterThan(0))
    await userEvent.click(options()[0] as Element)
    await expect(await canvas.findByRole('table', { name: 'Holdings' })).toHaveTextContent('4,0000.91%')
    await expect(canvas.getByRole('table', { name: 'Ledger entries' })).toHaveTextContent('4,0004,000')
  },
}

/** The books name their issuer, which the print shows nowhere else. */
export const PaperOfAnIssuer: Story = {
  args: { paper: 'control-book' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Halden Biologics Preferred' })
    await expect(canvas.getByText('Issuer').nextSibling).toHaveTextContent('Halden Biologics, Inc.')
  },
}

const gone = fixtureIds.nth(2_999)

/** A holder with no holdings on that day or today: the name is on the statement and in the field. */
export const StatementOfOneWhoSold: Story = {
  args: { paper: 'statement', choice: { holderId: gone, day: '2026-01-31' } },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      mockHolderApi(server, 'Harbour Walk Nominees')
      server.on(operations.StatementPositions, () => statementPositions([]))
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('There were no holdings on this day.')
    await expect(canvas.getByText('Harbour Walk Nominees')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Holder' })).toHaveValue('Harbour Walk Nominees'),
    )
  },
}

/** While the holders of another day load, the statement and the name of its holder stay. */
export const StatementOfADayOnItsWay: Story = {
  args: { ...StatementOfOneWhoSold.args },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      mockHolderApi(server, 'Harbour Walk Nominees')
      server.on(operations.StatementHolders, ({ day }) => (day ? never() : statementHolders([])))
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Holdings' })
    await expect(canvas.getByText('Harbour Walk Nominees')).toBeVisible()
  },
}

/** The holders of a day could not be read: the error is shown, and Retry reads them again. */
export const HoldersOfADayFailed: Story = {
  args: { paper: 'statement', choice: { day: '2026-01-31' } },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      const ofADay = failingOnce(() => statementHolders([]))
      server.on(operations.StatementHolders, ({ day }) => (day ? ofADay() : statementHolders([])))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('No stakeholders found.')
  },
}

export const ControlBookLoading: Story = {
  args: { paper: 'control-book' },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.ControlBookRounds, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Loading/)),
}

export const ControlBookFailed: Story = {
  args: { paper: 'control-book' },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.ControlBookRounds, failingOnce(controlBook))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('table', { name: 'Halden Biologics Preferred' })
  },
}

export const StatementLoading: Story = {
  args: { ...StatementOfOneWhoSold.args },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      mockHolderApi(server, 'Harbour Walk Nominees')
      server.on(operations.StatementPositions, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Loading/)),
}

export const StatementFailed: Story = {
  args: { ...StatementOfOneWhoSold.args },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      mockHolderApi(server, 'Harbour Walk Nominees')
      server.on(
        operations.StatementPositions,
        failingOnce(() => statementPositions([aStatementPosition()])),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('table', { name: 'Holdings' })
  },
}

/** The reader no longer has a role in the account. */
export const NoAccount: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.UsersData, () => usersDataAnswer(aUsersData({ account: null, userAccount: null })))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^You no longer belong to this account/)),
}

/** A broker has no control book. */
export const ForABroker: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      mockReaderApi(server, 'broker')
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Open Holder Statement' })
    await expect(canvas.queryByRole('button', { name: 'Open Control Book' })).toBeNull()
  },
}

export const Narrow: Story = { ...Ready, tags: ['variant'], globals: { width: '375' } }
export const Narrowest: Story = { tags: ['variant'], ...Ready, globals: { width: '320' } }
export const ControlBookNarrow: Story = { ...ControlBook, tags: ['variant'], globals: { width: '375' } }
export const Dark: Story = { tags: ['variant'], ...ControlBook, globals: { theme: 'dark', brand: 'ember' } }
export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Beteiligungsübersicht')),
}
export const FromTheRight: Story = { tags: ['variant'], globals: { language: 'rightToLeft' } }

/** An administrator has turned all reports off: the pages to print are still there. */
export const Empty: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.Reports, () => reportsAnswer([]))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('No Reports Available')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockReaderApi(server)
      server.on(operations.Reports, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Loading/)),
}

export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.Reports,
        failingOnce(() => reportsAnswer([aReport()])),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('button', { name: 'Download Cap Table' })
  },
}

/** The file could not be read: Retry reads it again. */
export const PreviewFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.onPost('/api/v2/reports/cap-table', outOfOrder)
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview Cap Table' }))
    const body = canvasElement.ownerDocument.body
    await waitFor(() => expect(body.querySelector('[role=dialog] [role=alert]')).toBeTruthy())
  },
}

function mockApi(server: FakeServer) {
  const stakeholders = someStakeholders().filter(({ status }) => status === 'issued')
  mockReaderApi(server)
  server.on(operations.Reports, () => reportsAnswer([aReport(), aReportNotMade()]))
  mockCapTableApi(server, { stakeholders, rounds: someRounds() })
  server.on(operations.StatementHolders, ({ typed }) =>
    statementHolders(stakeholders.filter(({ investorName }) => investorName?.includes(typed))),
  )
  server.on(operations.ControlBookRounds, controlBook)
  server.on(operations.StatementPositions, () => statementPositions([aStatementPosition()]))
  mockHolderApi(server, 'Northgate Employees’ Pension')
  server.on(operations.StatementEntries, () => ({
    __typename: 'Query',
    allLedgerEntries: { __typename: 'LedgerEntriesConnection', nodes: [aStatementEntry()] },
  }))
  const lines = Array.from({ length: 218 }, (_, at) => `Investor ${at + 1},Halden Biologics Preferred,${at + 1}`)
  server.onPost(
    '/api/v2/reports/cap-table',
    () => new Response(`\uFEFFInvestor,Asset,Units\r\n${lines.join('\r\n')}\r\n`),
  )
}

/** Returns a platform on which an administrator turns the contacts off while they are shown. */
function whileOneIsTurnedOff() {
  let shown: StoryPlatform | undefined
  return {
    platform: () => (shown = onPlatform(mockApi)()),
    turnOff: async () => {
      await waitFor(() => expect(shown?.socket.subscribed).toContain('reports:'))
      shown?.server.on(operations.Reports, () => reportsAnswer([aReport()]))
      shown?.socket.say({ table: 'reports', id: null, version: 0 })
    },
  }
}

function mockHolderApi(server: FakeServer, name: string) {
  server.on(operations.StatementHolder, ({ id }) => ({
    __typename: 'Query',
    accountById: { __typename: 'Account', id, version: '1', name },
  }))
}

function controlBook() {
  const nodes = someRounds()
    .slice(0, 2)
    .map(({ roundId, roundName, units }) =>
      aControlBookRound({
        ...{ id: roundId ?? '', name: roundName ?? '', bookedUnits: units },
        // The units authorized on past days.
        assetByAssetId: { ...aControlBookRound().assetByAssetId, authorizedTotalOn: '900000' } as never,
      }),
    )
  return { __typename: 'Query', allRounds: { __typename: 'RoundsConnection', nodes } }
}

function statementHolders(stakeholders: readonly Stakeholder[]) {
  const nodes = stakeholders.map(({ __typename, id, investorId, investorName, investorEmail }) => ({
    ...{ __typename, id, investorId, investorName, investorEmail },
  }))
  return {
    __typename: 'Query' as const,
    capTable: { __typename: 'CapTableRowsConnection' as const, nodes },
  }
}

function statementPositions(nodes: ReturnType<typeof aStatementPosition>[]) {
  return { __typename: 'Query', capTable: { __typename: 'CapTableRowsConnection', nodes } }
}
