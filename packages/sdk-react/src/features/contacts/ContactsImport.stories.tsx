import type { ContactImport } from '@capstan/sdk-core/contacts'
import { anImport } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPlatform } from '../../testing/onPlatform'
import { Contacts } from './Contacts'
import { someRows, mockContactsApi } from './testing'

const meta = {
  title: 'Contacts/ContactsImport',
  component: Contacts,
  parameters: being({ rowCount: 5, addedCount: 1, knownCount: 1, repeatedCount: 1, wrongCount: 2 }),
} satisfies Meta<typeof Contacts>
export default meta

type Story = StoryObj<typeof meta>

/** A file that was checked: nothing of it is written. */
export const Checked: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^2 rows have errors/)
    await expect(
      await canvas.findByRole('button', { name: 'Leave out errors and import 1 contact' }),
    ).toBeEnabled()
    await canvas.findByText('Repeats row 2')
    await canvas.findByText('Contact name: A value cannot begin like a formula.')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Row 3' }))
    await canvas.findByRole('textbox', { name: 'Email' })
  },
}

const checked: Story['play'] = async ({ canvas }) => void (await canvas.findByText('Thea Ashgrove'))

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320', theme: 'dark' }, play: checked }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Wiederholt Zeile 2')),
}

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: checked }

export const LoudBrand: Story = {
  tags: ['variant'],
  globals: { brand: 'ember', theme: 'dark' },
  play: checked,
}

export const Choosing: Story = {
  parameters: { platform: onPlatform((server) => mockContactsApi(server)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }))
    await canvas.findByRole('button', { name: 'choose from your computer' })
    await canvas.findByRole('button', { name: 'Example file' })
  },
}

export const Checking: Story = {
  parameters: being({ status: 'checking', rowCount: 1500 }),
  play: async ({ canvas }) => void (await canvas.findByText('1,500 rows so far')),
}

export const Writing: Story = {
  parameters: being({ status: 'writing', addedCount: 202, wrongCount: 0, writtenCount: 101 }),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Importing 202 contacts' })
    await expect(bar).toHaveAttribute('aria-valuenow', '50')
  },
}

export const Done: Story = {
  parameters: being({ status: 'done', addedCount: 202, knownCount: 7, repeatedCount: 2, wrongCount: 3 }),
  play: async ({ canvas }) => void (await canvas.findByText('202 contacts added, 12 rows left out.')),
}

/** A day later its rows are gone, and the page says so. */
export const DoneLongAgo: Story = {
  parameters: being({ status: 'done', addedCount: 202, wrongCount: 0 }, []),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download the result' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Only its figures are left/)
    await expect(canvas.queryByRole('button', { name: 'Download the result' })).toBeNull()
  },
}

/** The file itself is not right. */
export const Failed: Story = {
  parameters: being({ status: 'failed', problem: 'unknown_column', problemRow: 1, problemColumn: 'phone' }),
  play: async ({ canvas }) => void (await canvas.findByText(/^There is no column phone/)),
}

function being(found: Partial<ContactImport>, rows = someRows) {
  return { platform: onPlatform((server) => mockContactsApi(server, { found: anImport(found), rows })) }
}
