import {
  accreditationAnswer,
  anAccreditation,
  aUsersData,
  operations,
  refuse,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { AccreditationCard, AccreditationView } from './AccreditationCard'
import { AccreditationNoticeView } from './AccreditationNotice'

/** How an investor qualifies, until when, and its renewal. */
const meta = {
  title: 'Settings/Accreditation',
  component: AccreditationView,
  args: { accreditation: anAccreditation(), day: '2026-11-26', onRenew: () => undefined },
} satisfies Meta<typeof AccreditationView>
export default meta

type Story = StoryObj<typeof meta>

export const Valid: Story = {}

export const Soon: Story = { args: { day: '2027-01-20' } }

export const Expired: Story = { args: { day: '2027-01-31' } }

/** Another service has a word of its own. */
export const AnotherMethod: Story = { args: { accreditation: anAccreditation({ method: 'Family office' }) } }

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }

export const Narrowest: Story = { args: { day: '2027-01-31' }, globals: { width: '320' } }

export const German: Story = { args: { day: '2027-01-20' }, globals: { language: 'german' } }

export const FromTheRight: Story = {
  args: { day: '2027-01-20' },
  globals: { language: 'rightToLeft' },
}

/** The card while it is read. */
export const Loading: Story = {
  render: () => <AccreditationCard />,
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.UsersData, () => usersDataAnswer(aUsersData()))
      server.on(operations.Accreditation, never)
    }),
  },
}

/** It could not be read. */
export const Failed: Story = {
  render: () => <AccreditationCard />,
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.UsersData, () => usersDataAnswer(aUsersData()))
      server.on(operations.Accreditation, outOfOrder)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

/** The notices before it expires, on its last day, and after it. */
export const Notices: Story = {
  render: () => (
    <>
      {['2026-11-26', '2027-01-01', '2027-01-29', '2027-01-30', '2027-01-31'].map((day) => (
        <AccreditationNoticeView key={day} accreditation={anAccreditation()} day={day} renewHref="#renew" />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your accreditation expires in 29 days, on 01/30/2027.')).toBeVisible()
    await expect(canvas.getByText('Your accreditation expires in 1 day, on 01/30/2027.')).toBeVisible()
    await expect(canvas.getByText('Your accreditation expires today.')).toBeVisible()
    await expect(canvas.getByText(/^Your accreditation expired on 01\/30\/2027\./)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Renew' })).toHaveLength(4)
  },
}

/** The renewal could not be started, and can be tried again. */
export const NotStarted: Story = {
  render: () => <AccreditationCard />,
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.UsersData, () => usersDataAnswer(aUsersData()))
      server.on(operations.Accreditation, () => accreditationAnswer(anAccreditation()))
      server.on(operations.RenewAccreditation, () => refuse('internal', 'Something went wrong.'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renew' }))
    await screen.findByText('The renewal could not be started. Please try again.')
    await expect(canvas.getByRole('button', { name: 'Renew' })).toBeEnabled()
  },
}
