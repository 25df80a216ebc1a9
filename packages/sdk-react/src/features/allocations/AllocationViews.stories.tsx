import type { Allocation, AllocationDistribution } from '@capstan/sdk-core/allocations'
import { fixtureIds } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Stack } from '../../ui/layout/Stack'
import { DistributionList } from './DistributionList'
import { NoteList } from './NoteList'
import { QualificationList } from './QualificationList'
import { VestingScheduleCard } from './VestingScheduleCard'

const investment = (nth: number, of: Partial<AllocationDistribution>): AllocationDistribution => ({
  ...{ id: fixtureIds.nth(nth), investorId: fixtureIds.nth(nth + 50), email: null, isLocked: false },
  ...{ name: 'Maren Okafor', status: 'open', units: '2000', total: '25000', qualification: 'unknown' },
  progress: null,
  ...of,
})

const distributions = [
  investment(1, {
    name: 'Kestrel Family Office, LP',
    isLocked: true,
    units: '20000',
    total: '250000',
    qualification: 'qualified',
  }),
  investment(2, {}),
  investment(3, { name: 'Elio Marchetti', units: '800', total: '10000.5', qualification: 'rejected' }),
  investment(4, { name: 'Ines Carvalho', status: 'drafted', units: '1000', total: null }),
]

const qualifications: Allocation['qualifications'] = [
  {
    ...{ id: 'a', version: '1', executeOrder: 1, qualificationId: 'qa', service: 'form' },
    ...{ name: 'Suitability', languages: { de: { name: 'Eignung' } } },
  },
  {
    id: 'b',
    version: '1',
    executeOrder: 2,
    qualificationId: 'qb',
    name: 'Accreditation',
    service: 'investready',
  },
]

interface AllocationPartsProps {
  onBulk: (view: 'bulk-update' | 'bulk-annotate') => void
  distributions: readonly AllocationDistribution[]
  mayEdit: boolean
}

function AllocationParts({ distributions: listed, mayEdit, onBulk }: AllocationPartsProps) {
  const [selected, setSelected] = useState<readonly string[]>([])
  const done = async () => undefined
  return (
    <Stack gap={4}>
      <DistributionList
        distributions={listed}
        showsQualifications={mayEdit}
        selected={selected}
        onSelect={setSelected}
        onOpen={(id) => setSelected([id])}
        editsIn={mayEdit ? fixtureIds.nth(2300) : undefined}
        onBulk={mayEdit ? onBulk : undefined}
      />
      <QualificationList
        title="Allocation Qualifications"
        qualifications={qualifications}
        choices={[
          { id: 'qa', name: 'Suitability', service: 'form' },
          { id: 'qc', name: 'Subscription Agreement', service: 'docusign' },
        ]}
        actions={mayEdit ? { add: done, move: done, remove: done } : undefined}
      />
      <VestingScheduleCard
        title="Allocation Vesting Schedule"
        empty="No Default Vesting Schedule"
        vesting={
          mayEdit
            ? {
                ...{ id: 'v', version: '1', isAutomatic: true, cliff: 6, periods: 36 },
                ...{ startsOn: '2026-02-16', currentPeriod: 9 },
              }
            : null
        }
        startsOn="2026-02-16"
        onSave={mayEdit ? fn(done) : undefined}
      />
      <NoteList
        title="Allocation Notes"
        notes={[{ id: 'n', text: 'Confirmed with counsel.', createdOn: '2026-10-22T14:00:00Z' }]}
        onAdd={mayEdit ? fn(done) : undefined}
      />
    </Stack>
  )
}

const meta = {
  title: 'Allocations/Parts',
  component: AllocationParts,
  args: { distributions, mayEdit: true, onBulk: fn() },
} satisfies Meta<typeof AllocationParts>
export default meta

type Story = StoryObj<typeof meta>

/** The owner selects investments; the state of the qualifications stands beside each. */
export const Owner: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rejected = canvas.getAllByRole('listitem').find((item) => item.textContent?.includes('Elio'))
    await expect(rejected).toHaveTextContent('Rejected')
    await expect(rejected).toHaveTextContent('800 units · $10,000.50')
    // Nothing is selected yet, and the price of one is not known.
    await expect(canvas.queryByRole('button', { name: 'Bulk operations' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Ines Carvalho 1,000 units' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Maren Okafor' }))
    await canvas.findByText('1 selected')
    await expect(canvas.getByRole('checkbox', { name: '1 selected' })).toBePartiallyChecked()
    await userEvent.click(await canvas.findByRole('button', { name: 'Bulk operations' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bulk Update' }))
    await expect(args.onBulk).toHaveBeenCalledWith('bulk-update')
    await expect(canvas.getByText('23,800 units')).toBeVisible()
    // A locked one is not edited.
    await expect(await canvas.findByRole('button', { name: 'Edit Maren Okafor' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Edit Kestrel/ })).toBeNull()
  },
}

/** A qualification that is attached cannot be chosen again. */
export const AddingQualifications: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add qualification' }))
    await screen.findByRole('dialog', { name: 'Add qualifications' })
  },
}

/** Names are in the reader's language where there is one; a service has the name that people know. */
export const QualificationsInGerman: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Eignung entfernen' })
    const list = canvas.getByRole('list', { name: 'Allocation Qualifications' })
    await expect([...list.children].map((item) => item.children[1]?.textContent)).toEqual([
      'Eignung',
      'AccreditationInvestReady',
    ])
  },
}

/** Each qualification of an investment has a state; one that failed makes all of them rejected. */
export const States: Story = {
  render: () => (
    <QualificationList
      title="Required Qualifications"
      qualifications={['complete', 'failed', 'in_progress'].map((status, at) => ({
        ...{ id: String(at), version: '1', executeOrder: at + 1, qualificationId: null, status },
        ...{ name: `Qualification ${at + 1}`, service: 'form' },
      }))}
      choices={[]}
    />
  ),
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('listitem').map((item) => item.lastElementChild?.textContent)
    await expect(words).toEqual(['Qualified', 'Rejected', 'Unknown'])
    await expect(canvas.getAllByText('Rejected')).toHaveLength(2)
  },
}

/** Another vendor reads, and no qualification state is shown. */
export const Reader: Story = {
  args: { mayEdit: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No Default Vesting Schedule')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add note' })).toBeNull()
    await expect(canvas.queryByText('Rejected')).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Maren Okafor' }))
    await canvas.findByText('1 selected')
    await expect(canvas.queryByRole('button', { name: 'Bulk operations' })).toBeNull()
  },
}

export const Empty: Story = { args: { distributions: [] } }

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' } }
