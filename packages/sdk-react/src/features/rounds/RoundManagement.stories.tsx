import {
  aRound,
  fixtureIds,
  issuancesAnswer,
  operations,
  refuse,
  roundAllocationsAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { losingRole } from '../../testing/losingRole'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { doubled, printed, walked } from '../../testing/readersNeeds'
import { RoundManagement } from './RoundManagement'
import { someIssuable, teachRound, type RoundPlatform } from './testing'

const meta = {
  title: 'Rounds/RoundManagement',
  component: RoundManagement,
  args: { roundId: fixtureIds.nth(2200) },
  parameters: { platform: onPlatform((server) => teachRound(server)) },
} satisfies Meta<typeof RoundManagement>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const teaching = (about: RoundPlatform) => ({
  platform: onPlatform((server) => teachRound(server, about)),
})
const tranche = { version: '1', term: 3, coupon: '7.25' }

/** The issuer's: what it is, what it amounts to, what to do, the long lists. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Feb 02 2026', undefined, { timeout: 20_000 })
    await canvas.findByText('35.90% of $10,000,000.00')
    const summary = within(await canvas.findByRole('region', { name: 'Recent Capital Summary' }))
    for (const figure of ['$3,590,000.00', '$1,240,000.00', '$2,350,000.00', '$6,410,000.00'])
      await expect(await summary.findByText(figure)).toBeVisible()
    await expect(summary.getByText('35.90% of $10,000,000.00')).toBeVisible()
    await expect(
      canvas
        .getAllByRole('columnheader')
        .slice(0, 5)
        .map(({ textContent }) => textContent),
    ).toEqual([...['Name', 'Opens On', 'Closes On', 'Status', 'Created By']])
    for (const name of ['Edit', 'Add distributor', 'Add allocation', 'Issue', 'Proof of Issuance'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Holdings' })).toBeVisible()
  },
}

export const Narrow: Story = { globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { globals: { width: '320' }, play: shown }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(shown) }

export const Printed: Story = { globals: { medium: 'print' }, play: printed(shown) }

export const WithoutMouse: Story = { play: walked(shown) }

export const German: Story = { globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { globals: { language: 'rightToLeft', width: '640' }, play: shown }

export const LoudBrand: Story = { globals: { brand: 'ember', theme: 'dark' }, play: shown }

/** A viewer sees everything, and no control that a viewer may not use. */
export const Viewer: Story = {
  parameters: teaching({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    for (const name of ['Edit', 'Add distributor', 'Add allocation', 'Issue', 'Proof of Issuance'])
      await expect(context.canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** A broker is told nothing of the money of others. */
export const Broker: Story = {
  parameters: teaching({ type: 'broker' }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.queryByText('Recent Capital Summary')).toBeNull()
    await expect(context.canvas.queryByRole('heading', { name: 'Holdings' })).toBeNull()
    await expect(context.canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
  },
}

const taken = losingRole((server, role) => teachRound(server, { type: 'broker', role, sells: true }))

/** A broker that sells the round had its role taken away while the page was open: why no allocation can be added is said. */
export const BrokersRoleTaken: Story = {
  parameters: { platform: taken.platform },
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await canvas.findByRole('button', { name: 'Add allocation' })
    await taken.take()
    await expect(await canvas.findByText(/no longer add allocations to it/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add allocation' })).toBeNull()
  },
}

/** From the dashboard: what waits to be issued is open at once. */
export const OpenedToIssue: Story = {
  args: { open: 'issue' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue' }, { timeout: 20_000 }))
    await dialog.findByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' })
  },
}

/** A viewer who follows the same link is offered nothing. */
export const OpenedByViewer: Story = {
  args: { open: 'issue' },
  parameters: teaching({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Empty: Story = {
  parameters: teaching({ isEmpty: true, round: { issued: '0', unitValue: null, termsUrl: null } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No distributors yet.')
    await canvas.findByText('No allocations yet.')
    await canvas.findByText('0.00% of $10,000,000.00')
  },
}

export const LongNames: Story = {
  parameters: teaching({
    round: {
      name: 'The Second Closing of the Series B Preferred Units for Qualified Purchasers, as amended',
      tranche,
    },
  }),
  globals: { width: '320' },
  play: shown,
}

/** A tranche also has its coupon and its term. */
export const Tranche: Story = {
  parameters: teaching({ round: { tranche } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7.25%')).toBeVisible()
    await expect(canvas.getByText('3 years')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.Round, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

export const NotFound: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teachRound(server)
      server.on(operations.Round, () => ({ __typename: 'Query', roundById: null }))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^This round does not exist/)),
}

/** One part could not be read: it says so in its place, and the rest of the page lives on. */
export const Partial: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teachRound(server)
      const all = server.on.bind(server)
      all(
        operations.RoundDistributors,
        failingOnce(() => refuse('internal', 'Something went wrong.')),
      )
    }),
  },
  play: async (context) => {
    await shown(context)
    await context.canvas.findByRole('button', { name: 'Retry' })
  },
}

/** Opened, emptied, sent: each text of the specification beside its field. */
export const Editing: Story = {
  parameters: teaching({ round: { tranche } }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await waitFor(() => expect(field(context, 'Name')).toHaveFocus())
    await expect(
      canvas.getByText(/Of 1,000,000 authorized for Halden Biologics Preferred, 612,300 are not issued/),
    ).toBeVisible()
    for (const name of ['Name', 'Dataroom Url', 'Price (USD)', 'Total', 'Coupon', 'Term'])
      await userEvent.clear(field(context, name))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    for (const text of [
      ...['Name is a required field.', 'Dataroom Url is required', 'Price is required.'],
      ...['Total is required.', 'Coupon is required', 'Term is required'],
    ])
      await waitFor(() => expect(canvas.getAllByText(text).length).toBeGreaterThan(0))
  },
}

export const EditingNarrow: Story = { ...Editing, globals: { width: '375', theme: 'dark' } }

/** A slice of the round, with its days; emptied and sent too early, then made, once. */
export const AddingAllocation: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teachRound(server)
      server.on(operations.CreateAllocation, ({ input }) => {
        created.push(input.allocation)
        const allocation = { id: fixtureIds.nth(3299), createdBy: null, status: 'drafted', name: 'Reg D' }
        const { allAllocations } = roundAllocationsAnswer([{ ...allocation, opensOn: null, closesOn: null }])
        return {
          __typename: 'Mutation',
          createAllocation: {
            __typename: 'CreateAllocationPayload',
            allocation: allAllocations?.nodes[0] ?? null,
          },
        }
      })
    }),
  },
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    created.length = 0
    await userEvent.click(canvas.getByRole('button', { name: 'Add allocation' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add allocation' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Add allocation' }))
    await expect((await dialog.findAllByText('Name is a required field.'))[0]).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Reg D')
    await userEvent.click(dialog.getByRole('button', { name: 'Add allocation' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { opensOn, closesOn } = aRound()
    await expect(created).toEqual([{ roundId: aRound().id, name: 'Reg D', opensOn, closesOn }])
  },
}

const created: unknown[] = []

/** Two are chosen, looked at once more, asked for; one is issued and the other sent back, with a way on. */
export const Issuing: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teachRound(server)
      server.on(operations.RequestIssuances, () => ({
        __typename: 'Mutation',
        makeTaRequestDistributionIssuances: {
          __typename: 'MakeTaRequestDistributionIssuancesPayload',
          distributions: [],
        },
      }))
      server.on(operations.RequestedIssuances, () =>
        issuancesAnswer([
          { id: someIssuable[0]?.id ?? '', status: 'approved', note: null },
          {
            id: someIssuable[2]?.id ?? '',
            status: 'rejected',
            note: 'The investor account has not been set up.',
          },
        ]),
      )
    }),
  },
  play: async (context) => {
    const dialog = await openIssue(context)
    const { userEvent } = context
    await expect(
      dialog.getByText('Of 800,000 units of the round, 287,200 are issued and 512,800 are free.'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Review' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Gwendolyn Achebe-Ross, 2,400 units' }))
    await expect(dialog.getByRole('status')).toHaveTextContent('2 selected, 4,000 units')
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
    await dialog.findByText(/^Distributions are locked when their issuance is requested/)
    await userEvent.click(dialog.getByRole('button', { name: 'Issue 2' }))
    await dialog.findByText('2 of 2 answered by the transfer agent.')
    await dialog.findByText(/The investor account has not been set up/)
    await expect(dialog.getByRole('button', { name: 'Issue again: Gwendolyn Achebe-Ross' })).toBeVisible()
  },
}

export const IssuingNarrow: Story = {
  globals: { width: '375', theme: 'dark' },
  play: async (context) => void (await openIssue(context)),
}

/** Not that many units are left: said where they are chosen, and nothing can be sent. */
export const TooManyUnits: Story = {
  parameters: teaching({ round: { issued: '799000' } }),
  play: async (context) => {
    const dialog = await openIssue(context)
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' }))
    await dialog.findByText('That is more than the 1,000 units that are free.')
    await expect(dialog.getByRole('button', { name: 'Review' })).toBeDisabled()
  },
}

/** By investor, with what each has. */
export const Proof: Story = {
  play: async (context) => {
    await shown(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Proof of Issuance' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Proof of Issuance' }))
    await expect(await dialog.findByText('Total of 2 investors')).toBeVisible()
    await expect(dialog.getByText('86,000')).toBeVisible()
  },
}

async function shown({ canvas }: Context) {
  await canvas.findAllByText('Larkspur 506(c)', undefined, { timeout: 20_000 })
}

async function openIssue(context: Context) {
  await shown(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Issue' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue' }))
  await dialog.findByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' })
  return dialog
}

const field = ({ canvas }: Context, name: string) => canvas.getByRole('textbox', { name })
