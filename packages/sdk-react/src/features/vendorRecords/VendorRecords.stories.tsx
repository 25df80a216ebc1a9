import {
  aVendorAllocation,
  aVendorEvent,
  aVendorInvestment,
  aVendorPaper,
  aVendorRound,
  fixtureIds,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { doubled, tabbedThrough } from '../../testing/accessibilityChecks'
import { VendorRecordsView } from './VendorRecords'

const documentEvent = aVendorEvent({
  ...{ id: fixtureIds.nth(5630), kind: 'document', subject: 'Offering memorandum.pdf' },
  on: '2026-11-03T10:15:00.000Z',
})

const meta = {
  title: 'Profiles/VendorRecords',
  component: VendorRecordsView,
  args: {
    readerType: 'broker',
    rounds: [
      aVendorRound(),
      aVendorRound({
        ...{ id: fixtureIds.nth(5602), name: 'Tranche 2027', asset: 'Halden Convertible Notes 2027' },
        ...{ price: '1000', status: 'closed', closesOn: '2025-03-31' },
        invitation: {
          ...{ id: fixtureIds.nth(5603), status: 'accepted', managedUnits: null, freeUnits: '0' },
          createdOn: '2025-01-10T09:00:00.000Z',
        },
        placed: { investments: 14, units: '600', total: '600000' },
      }),
    ],
    allocations: [aVendorAllocation()],
    investments: [],
    since: '2026-02-16T15:48:00.000Z',
    mayChange: true,
    papers: [
      aVendorPaper(),
      aVendorPaper({
        ...{ id: fixtureIds.nth(5631), name: 'Distribution agreement', status: 'completed' },
        ...{ createdOn: '2026-02-16T09:00:00.000Z', uri: '/papers/agreement' },
      }),
    ],
    activity: [documentEvent, aVendorEvent()],
  },
} satisfies Meta<typeof VendorRecordsView>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A broker reads the units of the open round that it manages, has placed and may still place. */
export const ForBroker: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    const figures = canvas.getByRole('region', { name: 'Summary' })
    await expect(figures).toHaveTextContent(
      /^Managed units120,000of Series BPlaced30,150\$376,875\.00 in 8 investmentsAvailable to place89,850Left in the round and in your managed unitsCloses onDec 18 2026(\d+ days? left)?Working together sinceFeb 16 2026$/,
    )
    await expect(canvas.getByRole('link', { name: 'Add allocation to Series B' })).toHaveAttribute(
      'href',
      `/asset-class/${fixtureIds.nth(5600)}/manage`,
    )
    await expect(canvas.getByRole('link', { name: 'Series B' })).toHaveAttribute(
      'href',
      `/asset-class/${fixtureIds.nth(5600)}/manage`,
    )
    await expect(canvas.getByRole('link', { name: 'Larkspur 506(c)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download Offering memorandum.pdf' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Distribution agreement/ })).toBeVisible()
    await expect(canvas.getByText('Invited to place Series B')).toBeVisible()
  },
}

/** An invitation that waits leads to its answer; no figure counts its units. */
export const Invited: Story = {
  args: {
    rounds: [
      aVendorRound({
        invitation: {
          ...{ id: fixtureIds.nth(5601), status: 'sent', managedUnits: '120000', freeUnits: '120000' },
          createdOn: '2026-02-16T15:48:00.000Z',
        },
        placed: { investments: 0, units: '0', total: '0' },
      }),
    ],
    allocations: [],
    since: null,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Answer the invitation' })).toHaveAttribute(
      'href',
      '/issuers',
    )
    await expect(canvas.queryByRole('region', { name: 'Summary' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^Add allocation/ })).toBeNull()
    await expect(canvas.getByText('You have no allocation here.')).toBeVisible()
  },
}

/** A viewer of the broker reads the same, and adds nothing. */
export const Viewer: Story = {
  args: { mayChange: false },
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.queryByRole('link', { name: /^Add allocation/ })).toBeNull()
  },
}

/** An investor reads its holdings and its open investments; failed ones and those without a cost are labelled. */
export const ForInvestor: Story = {
  args: {
    readerType: 'investor',
    rounds: [aVendorRound({ invitation: null })],
    investments: [
      aVendorInvestment({
        ...{ id: fixtureIds.nth(5621), kind: 'investment', round: 'Series B', units: '1600' },
        ...{ committedCapital: '20000', value: null, status: 'open', on: '2026-11-01T10:00:00.000Z' },
        isUnderWay: true,
      }),
      aVendorInvestment({
        ...{ id: fixtureIds.nth(5622), kind: 'investment', round: 'Series C', units: '10' },
        ...{ committedCapital: '7', value: null, status: 'open', on: '2026-10-01T10:00:00.000Z' },
      }),
      aVendorInvestment(),
      aVendorInvestment({
        ...{ id: fixtureIds.nth(5623), round: 'Grant', units: '80', committedCapital: null, value: '1000' },
      }),
    ],
    activity: [
      documentEvent,
      aVendorEvent({ kind: 'invested', on: '2026-11-01T10:00:00.000Z' }),
      aVendorEvent({
        ...{ id: fixtureIds.nth(5620), kind: 'received', subject: 'Series A' },
        on: '2025-06-30',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Series A' })
    await expect(canvas.getByRole('region', { name: 'Summary' })).toHaveTextContent(
      'Value of holdings$51,000.00for $32,000.00 invested · 1 holding has no costUnder way$20,000.001 investment not issued',
    )
    await expect(canvas.getByRole('link', { name: 'Series B' })).toHaveAttribute(
      'href',
      `/distribution/${fixtureIds.nth(5621)}`,
    )
    await expect(canvas.getByText('You received units of Series A')).toBeVisible()
    await expect(canvas.queryByText('Placed units')).toBeNull()
  },
}

/** An investor without an investment is led on to the offerings. */
export const Empty: Story = {
  args: { readerType: 'investor', rounds: [], investments: [], papers: [], activity: [], since: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the offerings' })).toBeVisible()
    await expect(canvas.getByText('No document is shared with you.')).toBeVisible()
    await expect(canvas.getByText('There is no activity yet.')).toBeVisible()
  },
}

/** Events beyond the newest ten are requested. */
export const LongHistory: Story = {
  args: {
    activity: Array.from({ length: 12 }, (_, at) =>
      aVendorEvent({ id: fixtureIds.nth(5700 + at), kind: 'document', subject: `Report ${at + 1}.pdf` }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Document added: Report 10.pdf')
    await expect(canvas.queryByText('Document added: Report 11.pdf')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Show (all )?\d+/ }))
    await expect(canvas.getByText('Document added: Report 12.pdf')).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const German: Story = { tags: ['variant'], globals: { language: 'german', width: '640' }, play: shown }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(shown) }

export const WithoutMouse: Story = { play: tabbedThrough(shown) }

async function shown({ canvas }: Context) {
  await canvas.findByRole('link', { name: 'Series B' })
}
