import { anIssuanceRequest, fixtureIds } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { IssuanceRequestsView } from './IssuanceRequests'
import { doubled, tabbedThrough } from '../../testing/accessibilityChecks'

const requests = [
  anIssuanceRequest(),
  anIssuanceRequest({ id: fixtureIds.nth(5201), investor: 'Wanda Prentiss', units: '2400', paid: 'over' }),
  anIssuanceRequest({ id: fixtureIds.nth(5202), investor: 'Cato Sandoval', units: '2000', paid: 'short' }),
  anIssuanceRequest({
    ...{ id: fixtureIds.nth(5203), roundId: fixtureIds.nth(2201), round: 'Tranche 2029', units: '225' },
    ...{ asset: 'Cinder Peak Senior Notes', investor: 'Ashgrove Family Trust', paid: null },
  }),
  anIssuanceRequest({
    ...{ id: fixtureIds.nth(5204), investor: 'Hideo Tanaka IRA', units: '3200', status: 'rejected' },
    ...{ note: 'The name on the passport differs.', answeredOn: '2026-11-18T10:00:00.000Z' },
  }),
  anIssuanceRequest({
    ...{ id: fixtureIds.nth(5205), investor: 'Delphine Brandvold', units: '1600', status: 'approved' },
    answeredOn: '2026-11-18T10:00:00.000Z',
  }),
]

const meta = {
  title: 'Issuance requests/IssuanceRequests',
  component: IssuanceRequestsView,
  args: {
    requests,
    mayAnswer: true,
    onApprove: fn(async () => undefined),
    onReject: fn(async () => undefined),
  },
} satisfies Meta<typeof IssuanceRequestsView>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** By round, with the payment status in words; no figure is an amount of money. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('4 requests wait. The oldest is from 11/17/2026.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Series B · Halden Biologics Preferred' })).toBeVisible()
    for (const word of ['Paid in full', 'Over', 'Short', 'No price'])
      await expect(canvas.getByText(word)).toBeVisible()
    // proves DIST-007
    await expect(canvasElement.textContent).not.toMatch(/\$|USD/)
  },
}

/** Issuing an investment that is not paid in full asks for confirmation first. */
export const ApprovingUnpaid: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select all of Series B/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 3 requests' }))
    const question = await screen.findByRole('alertdialog', {
      name: 'Approve requests that are not paid in full?',
    })
    await expect(question).toHaveTextContent('2 of the selected requests are not paid in full.')
    await userEvent.click(within(question).getByRole('button', { name: 'Approve 3 requests' }))
    await canvas.findByText('3 requests were approved.')
    await expect(args.onApprove).toHaveBeenCalledTimes(3)
  },
}

/** A rejection has a reason; rows that the platform refuses are listed with their reasons. */
export const Rejecting: Story = {
  args: {
    onReject: fn(async (id: string) => {
      if (id === fixtureIds.nth(5201)) throw new Error('Out of order.')
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    for (const name of ['Select Wanda Prentiss', 'Select Cato Sandoval'])
      await userEvent.click(canvas.getByRole('checkbox', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Reject 2 requests' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reject 2 requests' })
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Reject 2 requests' }))
    await send()
    await screen.findByText('Give a reason for the rejection.')
    await userEvent.type(screen.getByRole('textbox', { name: /Reason for the vendor/ }), 'No passport')
    await send()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await canvas.findByText('1 request was rejected.')
    await canvas.findByText('Wanda Prentiss: That did not work. Please try again.')
    await expect(args.onReject).toHaveBeenCalledWith(
      fixtureIds.nth(5202),
      'No passport',
      expect.stringContaining('reject-'),
    )
  },
}

export const Answered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Rejected/ }))
    await canvas.findByText('The name on the passport differs.')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Investor or round' }), 'tranche')
    await waitFor(() => expect(canvas.queryByText('Cato Sandoval')).toBeNull())
    await expect(canvas.getByText('Ashgrove Family Trust')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Investor or round' }), ' 2099')
    await canvas.findByText('No request matches.')
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Investor or round' }))
  },
}

export const Viewer: Story = {
  args: { mayAnswer: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can view the requests, but not answer them.')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Empty: Story = {
  args: { requests: [] },
  play: async ({ canvas }) => void (await canvas.findByText('No requests are waiting.')),
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const German: Story = { tags: ['variant'], globals: { language: 'german', width: '640' }, play: shown }

export const RightToLeft: Story = {
  tags: ['variant'],
  globals: { language: 'rightToLeft', width: '640' },
  play: shown,
}

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(shown) }

export const WithoutMouse: Story = { play: tabbedThrough(shown) }

async function shown({ canvas }: Context) {
  await canvas.findByText('Cato Sandoval')
}
