import type { HistoryChange } from '@capstan/sdk-core/audit'
import { fixtureIds } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuditDrawerView } from './AuditDrawerView'

const meta = {
  title: 'Advanced/Audit/AuditDrawerView',
  id: 'audit-auditdrawerview',
  component: AuditDrawerView,
  args: { history: { changes: someChanges(), hasMore: false }, onMore: fn() },
} satisfies Meta<typeof AuditDrawerView>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed: Round')).toBeVisible()
    await expect(canvas.getByText('$12.50')).toBeVisible()
    await expect(canvas.getByText('A user of Pierhead ATS')).toBeVisible()
    await expect(canvas.getByText('The platform')).toBeVisible()
  },
}

export const WithMore: Story = {
  args: { history: { changes: someChanges(), hasMore: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier changes' }))
    await expect(args.onMore).toHaveBeenCalled()
  },
}

export const Empty: Story = { args: { history: { changes: [], hasMore: false } } }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320', theme: 'dark' } }

export const German: Story = { tags: ['variant'], globals: { language: 'german' } }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' } }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' } }

export const LongNames: Story = {
  globals: { width: '320' },
  args: {
    history: {
      hasMore: false,
      changes: [
        aChange({
          person: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
          values: [{ column: 'name', before: 'A'.repeat(120), after: 'B'.repeat(120) }],
        }),
      ],
    },
  },
}

function someChanges(): HistoryChange[] {
  return [
    aChange({
      values: [
        { column: 'price', before: '10', after: '12.500000000000000000' },
        { column: 'status', before: 'drafted', after: 'active' },
        { column: 'closes_on', before: null, after: '2026-12-18' },
      ],
    }),
    aChange({
      ...{ id: fixtureIds.nth(4302), person: null, account: 'Pierhead ATS', table: 'broker_allocations' },
      values: [{ column: 'status', before: 'sent', after: 'accepted' }],
    }),
    aChange({
      ...{
        id: fixtureIds.nth(4303),
        person: null,
        account: null,
        table: 'capital_deployments',
        verb: 'insert',
      },
      values: [{ column: 'note', before: null, after: 'Plant lease' }],
    }),
    aChange({
      ...{ id: fixtureIds.nth(4304), table: 'documents', verb: 'delete' },
      values: [{ column: 'name', before: 'Annual report', after: null }],
    }),
  ]
}

function aChange(changes: Partial<HistoryChange>): HistoryChange {
  return {
    ...{ id: fixtureIds.nth(4301), changedOn: '2026-11-19T15:04:00.000000+00:00' },
    ...{ person: 'Ines Halden', account: 'Halden Biologics, Inc.' },
    ...{ table: 'rounds', verb: 'update', operation: 'updateRoundById', values: [] },
    ...changes,
  }
}
