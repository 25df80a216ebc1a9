import {
  aControlBookRound,
  aReport,
  aReportNotMade,
  aStatementEntry,
  aStatementPosition,
  operations,
  reportsAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { someRounds, someStakeholders, teachCapTable } from '../capTable/testing'
import { teachReader } from '../transactions/testing'
import { Reports } from './Reports'

const meta = {
  title: 'Reports/Reports',
  component: Reports,
  args: { onPaper: fn() },
  parameters: { platform: onPlatform((server) => teach(server)) },
} satisfies Meta<typeof Reports>
export default meta

type Story = StoryObj<typeof meta>

/** Two files with how old and large the last ones are, and two pages to print. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', { name: 'Download Cap Table' })
    await expect(canvas.getByText('24 kB')).toBeVisible()
    await expect(canvas.getByText('Not yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open Control Book' }))
    await expect(args.onPaper).toHaveBeenCalledWith('control-book')
  },
}

/** What is in a file, before it is saved. */
export const Preview: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview Cap Table' }))
    const body = canvasElement.ownerDocument.body
    await waitFor(() => expect(body.querySelectorAll('[role=dialog] tbody tr')).toHaveLength(12))
    await expect(body.querySelector('[role=dialog]')).toHaveTextContent('First 12 of 218 rows')
  },
}

/** It was turned off meanwhile: said there, and the session goes on. */
export const TurnedOff: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teach(server)
      server.onPost('/api/v2/reports/cap-table', () =>
        Response.json({ errors: [{ message: 'No.', extensions: { code: 'not_allowed' } }] }, { status: 403 }),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Cap Table' }))
    await canvas.findByText('This report is not available any more.')
  },
}

/** The books of an issuer, by asset and round, and that they agree. */
export const ControlBook: Story = {
  args: { paper: 'control-book' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Halden Biologics Preferred' })
    // 220,500 + 100,500 = 321,000; 1,500,000 − 321,000.
    await expect(table).toHaveTextContent('Total1,500,000321,0001,179,0009')
    await canvas.findByText('The holders have 321,000 units, 321,000 are issued: the books agree.')
  },
}

/** What a holder has and how it came about. */
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

/** A broker has no control book. */
export const ForABroker: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teach(server)
      teachReader(server, 'broker')
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Open Holder Statement' })
    await expect(canvas.queryByRole('button', { name: 'Open Control Book' })).toBeNull()
  },
}

export const Narrow: Story = { ...Ready, globals: { width: '375' } }
export const Narrowest: Story = { ...Ready, globals: { width: '320' } }
export const ControlBookNarrow: Story = { ...ControlBook, globals: { width: '375' } }
export const Dark: Story = { ...ControlBook, globals: { theme: 'dark', brand: 'ember' } }
export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Beteiligungsübersicht')),
}
export const FromTheRight: Story = { globals: { language: 'rightToLeft' } }

/** An administrator has turned them all off: the pages to print are there all the same. */
export const Empty: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teach(server)
      server.on(operations.Reports, () => reportsAnswer([]))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('No Reports Available')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teachReader(server)
      server.on(operations.Reports, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Loading/)),
}

export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teach(server)
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

/** The file could not be read: Retry reads it. */
export const PreviewFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teach(server)
      server.onPost('/api/v2/reports/cap-table', outOfOrder)
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview Cap Table' }))
    const body = canvasElement.ownerDocument.body
    await waitFor(() => expect(body.querySelector('[role=dialog] [role=alert]')).toBeTruthy())
  },
}

function teach(server: FakeServer) {
  const stakeholders = someStakeholders().filter(({ status }) => status === 'issued')
  const rounds = someRounds()
  teachReader(server)
  server.on(operations.Reports, () => reportsAnswer([aReport(), aReportNotMade()]))
  teachCapTable(server, { stakeholders, rounds })
  server.on(operations.ControlBookRounds, () => ({
    __typename: 'Query',
    allRounds: {
      __typename: 'RoundsConnection',
      nodes: rounds
        .slice(0, 2)
        .map(({ roundId, roundName, units }) =>
          aControlBookRound({ id: roundId ?? '', name: roundName ?? '', bookedUnits: units }),
        ),
    },
  }))
  server.on(operations.StatementPositions, () => ({
    __typename: 'Query',
    capTable: { __typename: 'CapTableRowsConnection', nodes: [aStatementPosition()] },
  }))
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
