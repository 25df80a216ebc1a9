import {
  aReportOffer,
  fixtureIds,
  operations,
  refuse,
  reportOffersAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { mockReaderApi } from '../transactions/testing'
import { ReportOffers } from './ReportOffers'

const capTable = aReportOffer()
const contacts = aReportOffer({
  ...{ id: fixtureIds.nth(962), name: 'Contacts', path: '/api/v2/reports/contacts', enabled: false },
})

const meta = {
  title: 'Reports/ReportOffers',
  component: ReportOffers,
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof ReportOffers>
export default meta

type Story = StoryObj<typeof meta>

/** Each report with the account types it is offered to, and its switch. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const boxes = await canvas.findByRole('group', { name: 'Cap Table is offered to' })
    await expect(boxes).toHaveTextContent('IssuerBroker')
    await expect(checked(boxes)).toEqual([true, true])
    await expect(canvas.getByRole('switch', { name: 'Cap Table is on' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Contacts is on' })).not.toBeChecked()
    await canvas.findByText(/An account type without a report sees “No Reports Available”\./)
  },
}

/** Each box is saved when it is ticked, independently of the others. */
export const Offering: Story = {
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findByRole('group', { name: 'Cap Table is offered to' })
    await userEvent.click(await canvas.findByRole('switch', { name: 'Contacts is on' }))
    await userEvent.click(boxAt(boxes, 1))
    await userEvent.click(boxAt(boxes, 0))

    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await expect(checked(boxes)).toEqual([false, false])
    await expect(canvas.getByRole('switch', { name: 'Contacts is on' })).toBeChecked()
  },
}

/** While it is saved the switch shows the new value, and a slow save has a note. */
export const Saving: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.TurnReport, never)
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const one = await canvas.findByRole('switch', { name: 'Cap Table is on' })
    await userEvent.click(one)
    await expect(one).not.toBeChecked()
    // A style shows it after 400 ms; the end-to-end test of the page sees that.
    await canvas.findByText('Saving')
  },
}

/** The change is refused: the switch returns to its value, and the reason is shown. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.TurnReport, () => refuse('not_allowed', 'Operation not allowed'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const one = await canvas.findByRole('switch', { name: 'Cap Table is on' })
    await userEvent.click(one)
    await canvas.findByText('Operation not allowed')
    await expect(one).toBeChecked()
    await expect(one.closest('tr')).toHaveAttribute('data-status', 'error')
  },
}

/** No answer arrived: the switch returns to the saved value, and can be turned again. */
export const Lost: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.OfferReport, () => refuse('uncertain', 'No answer arrived.'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findByRole('group', { name: 'Contacts is offered to' })
    await userEvent.click(boxAt(boxes, 1))
    await canvas.findByText('Oops, something went wrong. Please try again.')
    await expect(boxAt(boxes, 1)).toBeChecked()
  },
}

/** Turned on and off again at once: the last value is saved. */
export const TurnedTwice: Story = {
  parameters: {
    platform: onPlatform((server) => {
      const sent: unknown[] = []
      mockApi(server)
      server.on(operations.TurnReport, async ({ enabled }) => {
        sent.push(enabled)
        await new Promise((resolve) => setTimeout(resolve, 50))
        return turned({ ...contacts, enabled, version: String(sent.length + 1) })
      })
      server.on(operations.ReportOffers, () =>
        reportOffersAnswer([capTable, { ...contacts, enabled: false, version: String(sent.length + 1) }]),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const one = await canvas.findByRole('switch', { name: 'Contacts is on' })
    await userEvent.dblClick(one)
    await expect(one).not.toBeChecked()
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await expect(one).not.toBeChecked()
  },
}

/** By keyboard: the switch keeps the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const one = await canvas.findByRole('switch', { name: 'Contacts is on' })
    one.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    await expect(one).toBeChecked()
    await expect(one).toHaveFocus()
  },
}

/** A viewer sees text in place of boxes and switches. */
export const ForAViewer: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      mockReaderApi(server, 'admin', 'account_viewer')
      server.on(operations.ReportOffers, () =>
        reportOffersAnswer([capTable, { ...contacts, accountTypes: [] }]),
      )
    }),
  },
  play: async ({ canvas }) => {
    const [, first, second] = await canvas.findAllByRole('row')
    await expect(first).toHaveTextContent('Issuer, BrokerOn')
    await expect(second).toHaveTextContent('No account typeOff')
    await expect(canvas.queryAllByRole('switch')).toHaveLength(0)
    await expect(canvas.queryByText(/Changes are saved at once/)).toBeNull()
  },
}

export const Narrow: Story = { ...Ready, tags: ['variant'], globals: { width: '375', theme: 'dark' } }
export const Narrowest: Story = { tags: ['variant'], ...Ready, globals: { width: '320' } }
export const FromTheRight: Story = { tags: ['variant'], globals: { language: 'rightToLeft' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Beteiligungsübersicht wird angeboten für' })
    await canvas.findByText(/sieht „Keine Berichte verfügbar“/)
  },
}

/** A name without a translation and an address, both longer than their columns. */
export const TooLong: Story = {
  globals: { width: '375' },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      const path = '/api/v2/reports/holders-of-record-with-every-transfer-since-the-beginning'
      const name = 'Holders of record, with every transfer since the beginning of the register'
      server.on(operations.ReportOffers, () => reportOffersAnswer([{ ...capTable, name, path }]))
    }),
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await waitFor(() => expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth))
  },
}

export const Empty: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.ReportOffers, () => reportOffersAnswer([]))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('No Reports Available')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.ReportOffers, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Loading/)),
}

/** The reports could not be read; Retry reads them again. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.ReportOffers,
        failingOnce(() => reportOffersAnswer([capTable])),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('switch', { name: 'Cap Table is on' })
  },
}

const boxAt = (boxes: HTMLElement, at: number) => boxes.querySelectorAll('input')[at] as HTMLInputElement // of two

const checked = (boxes: HTMLElement) => Array.from(boxes.querySelectorAll('input'), (box) => box.checked)

function mockApi(server: FakeServer) {
  let reports = [capTable, contacts]
  mockReaderApi(server, 'admin')
  server.on(operations.ReportOffers, () => reportOffersAnswer(reports))
  server.on(operations.TurnReport, ({ id, enabled }) => {
    reports = reports.map((each) => (each.id === id ? { ...next(each), enabled } : each))
    return turned(reports.find((each) => each.id === id) ?? capTable)
  })
  server.on(operations.OfferReport, ({ input: { reportId, accountType, isOffered } }) => {
    reports = reports.map((each) => {
      const others = each.accountTypes.filter((type) => type !== accountType)
      const accountTypes = isOffered ? [...others, accountType ?? null] : others
      return each.id === reportId ? { ...next(each), accountTypes } : each
    })
    const report = reports.find(({ id }) => id === reportId) ?? null
    return { __typename: 'Mutation', offerReport: { __typename: 'OfferReportPayload', report } }
  })
}

const next = (report: typeof capTable) => ({ ...report, version: String(Number(report.version) + 1) })

const turned = (report: typeof capTable) => ({
  __typename: 'Mutation' as const,
  updateReportById: { __typename: 'UpdateReportPayload' as const, report },
})
