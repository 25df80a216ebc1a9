import { decimal } from '@capstan/sdk-core'
import { unitsRoom } from '@capstan/sdk-core/rounds'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoreThanFree, UnitsRoomNote } from './UnitsRoomNote'

const preferred = {
  ...{ name: 'Halden Biologics Preferred', authorized: '1000000', issued: '387700' },
  reserved: decimal('566800'),
}

const meta = {
  title: 'Rounds/UnitsRoomNote',
  component: UnitsRoomNote,
  args: { room: unitsRoom(preferred) },
  render: ({ room }) => (
    <>
      <p>
        <UnitsRoomNote room={room} />
      </p>
      <MoreThanFree room={room} wanted={decimal('50000')} />
    </>
  ),
} satisfies Meta<typeof UnitsRoomNote>
export default meta

type Story = StoryObj<typeof meta>

/** 1,000,000 − 387,700 − 566,800 = 45,500, and 50,000 are wanted. */
export const TooMany: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Halden Biologics Preferred has 1,000,000 authorized units: 387,700 issued, 566,800 reserved and 45,500 available.',
      ),
    ).toBeVisible()
    await expect(canvas.getByText('This needs 50,000 units. Only 45,500 are available.')).toBeVisible()
  },
}

/** No limit is set: no free units are shown, and no number is too large. */
export const WithoutLimit: Story = {
  args: { room: unitsRoom({ ...preferred, authorized: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^387,700 units of Halden Biologics Preferred are issued/)).toBeVisible()
    await expect(canvas.queryByText(/^This needs/)).toBeNull()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '320', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText(/566.800 vorgemerkt und 45.500 verfügbar/)),
}

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' } }
