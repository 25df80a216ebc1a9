import {
  aRound,
  fixtureIds,
  operations,
  refuse,
  brokersAnswer,
  roundAllocationsAnswer,
  roundAnswer,
  roundDistributorsAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { losingRole } from '../../testing/losingRole'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { doubled, printed, tabbedThrough } from '../../testing/accessibilityChecks'
import { RoundManagement } from './RoundManagement'
import { mockProofApi, mockRoundApi, type RoundPlatform } from './testing'

const meta = {
  title: 'Rounds/RoundManagement',
  component: RoundManagement,
  args: { roundId: fixtureIds.nth(2200) },
  parameters: { platform: onPlatform((server) => mockRoundApi(server)) },
} satisfies Meta<typeof RoundManagement>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const withApi = (about: RoundPlatform) => ({
  platform: onPlatform((server) => mockRoundApi(server, about)),
})
const tranche = { version: '1', term: 3, coupon: '7.25' }

/** The issuer's page: facts, figures, actions and the long lists. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Feb 02 2026')
    await canvas.findByText('35.90% of $10,000,000.00')
    const summary = within(await canvas.findByRole('region', { name: 'Recent Capital Summary' }))
    for (const figure of ['$3,590,000.00', '$1,240,000.00', '$2,350,000.00', '$6,410,000.00'])
      await expect(await summary.findByText(figure)).toBeVisible()
    await expect(summary.getByText('35.90% of $10,000,000.00')).toBeVisible()
    const allocations = within(await canvas.findByRole('table', { name: 'Allocations' }))
    await expect(allocations.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Name', 'Opens On', 'Closes On', 'Status', 'Created By'],
    ])
    for (const name of ['Edit', 'Add distributor', 'Add allocation', 'Issue', 'Proof of Issuance'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible()
    const lists = within(canvas.getByRole('tablist', { name: 'Lists of the round' }))
    await expect(lists.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['Cap Table', 'Distributions', 'Holdings'],
    ])
    await userEvent.click(lists.getByRole('tab', { name: 'Cap Table' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(lists.getByRole('tab', { name: 'Holdings' })).toHaveFocus()
    await expect(await canvas.findByRole('grid', { name: 'Holdings' })).toBeVisible()
    await expect(canvas.queryByRole('grid', { name: 'Distributions' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Issue' })).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(shown) }

export const Printed: Story = { globals: { medium: 'print' }, play: printed(shown) }

export const WithoutMouse: Story = { play: tabbedThrough(shown) }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = {
  tags: ['variant'],
  globals: { language: 'rightToLeft', width: '640' },
  play: shown,
}

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

/** Investments at other prices than the round's: the amount they owe is first, with the formula and its reason beside it. */
export const SeveralPrices: Story = {
  parameters: withApi({ capital: { expected: '439564', stillExpected: '290380', unitsSold: '117818' } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('$290,380.00')
    const summary = canvas.getByRole('region', { name: 'Recent Capital Summary' })
    const [, , still, expected] = await within(summary).findAllByRole('term')
    await expect(still).toHaveTextContent('Still expected')
    await expect(still?.nextElementSibling).toHaveTextContent('$290,380.00')
    await expect(expected).toHaveTextContent('Expected Capital')
    await expect(expected?.nextElementSibling).toHaveTextContent(
      'At the round’s price: $439,564.00Some investments were made at other prices than $12.50. The amounts owed for them do not change.',
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const price = await canvas.findByRole('textbox', { name: 'Price (USD)' })
    await expect(canvas.queryByText(/units were sold/)).toBeNull()
    await userEvent.clear(price)
    await userEvent.type(price, '20')
    await canvas.findByText(
      '117,818 units were sold at an earlier price. The amounts that their investors owe do not change.',
    )
  },
}

/** More managed units than the round has need a confirmation. */
export const InvitesForMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add distributor' }))
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Broker' }), 'Bri')
    await userEvent.click(await screen.findByRole('option', { name: /Bridgeway/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Managed units' }), '900000')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent('This broker would place 900,000 units. The round has 800,000.')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('textbox', { name: 'Managed units' })).toHaveValue('900,000')
  },
}

/** A viewer sees all content, without controls that a viewer may not use. */
export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText(/^You are a viewer of this account\./)).toBeVisible()
    for (const name of ['Edit', 'Add distributor', 'Add allocation', 'Issue', 'Proof of Issuance'])
      await expect(context.canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** A broker sees no capital of other accounts. */
export const Broker: Story = {
  parameters: withApi({ type: 'broker' }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.queryByText('Recent Capital Summary')).toBeNull()
    await expect(await context.canvas.findByRole('tab', { name: 'Distributions' })).toBeVisible()
    await expect(context.canvas.queryByRole('tab', { name: 'Holdings' })).toBeNull()
    await expect(context.canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
  },
}

const taken = losingRole((server, role) => mockRoundApi(server, { type: 'broker', role, sells: true }))

/**
 * The role of a broker that sells the round was removed while the page was open: a sentence says why it cannot add allocations.
 */
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

/** Opened from the dashboard: the dialog with the waiting distributions is open. */
export const OpenedToIssue: Story = {
  args: { open: 'issue' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue' }))
    await dialog.findByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' })
  },
}

/** A viewer who follows the same link sees no dialog. */
export const OpenedByViewer: Story = {
  args: { open: 'issue' },
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Empty: Story = {
  parameters: withApi({ isEmpty: true, round: { issued: '0', unitValue: null, termsUrl: null } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No distributors yet.')
    await canvas.findByText('No allocations yet.')
    await canvas.findByText('0.00% of $10,000,000.00')
  },
}

export const LongNames: Story = {
  parameters: withApi({
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
  parameters: withApi({ round: { tranche } }),
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
      mockRoundApi(server)
      server.on(operations.Round, () => ({ __typename: 'Query', roundById: null }))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^This round does not exist/)),
}

/** The round could not be read; Retry reads it again. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      server.on(
        operations.Round,
        failingOnce(() => roundAnswer(aRound())),
      )
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}

/** One part could not be read: it shows the error in place, and the rest of the page works. */
export const Partial: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
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

/** Opened, cleared and sent: each text of the specification is beside its field. */
export const Editing: Story = {
  parameters: withApi({ round: { tranche } }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await waitFor(() => expect(field(context, 'Name')).toHaveFocus())
    // 800,000 + 154,500 are for sale, of which 387,700 are issued.
    await expect(
      await canvas.findByText(
        /Halden Biologics Preferred has 1,000,000 authorized units: 387,700 issued, 566,800 reserved and 45,500 available\./,
      ),
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

/**
 * More units are added than the asset has free: a warning is shown at the field, the platform decides, and no digit is rounded.
 */
export const EditingTotal: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      saved.length = 0
      server.on(operations.UpdateRound, ({ round: { patch } }) => {
        saved.push(patch)
        return refuse('not_allowed', 'No.')
      })
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const total = await canvas.findByRole('textbox', { name: 'Total' })
    await canvas.findByText(/45,500 available/)
    await userEvent.clear(total)
    await userEvent.type(total, '845500.125')
    await canvas.findByText(/^This needs 45,500.125 units/)
    await userEvent.clear(field(context, 'Price (USD)'))
    await userEvent.type(field(context, 'Price (USD)'), '0.125')
    await userEvent.tab()
    await expect(field(context, 'Price (USD)')).toHaveValue('0.125')
    await expect(total).toHaveValue('845,500.125')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    // The role was taken away meanwhile: one sentence of the page's own, and the input stays.
    await expect((await canvas.findAllByText(/^You can no longer change this/))[0]).toBeVisible()
    await expect(saved).toEqual([{ price: '0.125', total: '845500.125', version: '1' }])
  },
}

const saved: unknown[] = []

/** Another user changed the name meanwhile: both are shown, and the next save replaces the other one. */
export const Conflict: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      let name = aRound().name
      server.on(operations.Round, () =>
        roundAnswer(aRound(name === aRound().name ? {} : { name, version: '2' })),
      )
      server.on(operations.UpdateRound, () => {
        name = 'Series B, extended'
        return refuse('changed_elsewhere', 'Changed.')
      })
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' mine')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText(/Series B, extended/)
    await expect(field(context, 'Name')).toHaveValue('Series B mine')
  },
}

export const EditingNarrow: Story = {
  ...Editing,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** An allocation with the days of its round: sent with missing answers first, then created once. */
export const AddingAllocation: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
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

/** A failed search is not an empty result, and a broker invited meanwhile has an error in the page's words. */
export const Inviting: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      invited.length = 0
      const bridgeway = { id: fixtureIds.nth(3104), name: 'Bridgeway Placement LLC' }
      server.on(
        operations.BrokerTypeahead,
        failingOnce(() => brokersAnswer([bridgeway])),
      )
      server.on(operations.InviteDistributor, ({ input: { brokerAllocation } }) => {
        invited.push(brokerAllocation)
        if (invited.length === 1) return refuse('already_invited', 'This broker has been invited already.')
        const made = {
          id: fixtureIds.nth(3099),
          brokerId: bridgeway.id,
          status: 'sent',
          name: bridgeway.name,
        }
        const { allBrokerAllocations } = roundDistributorsAnswer([{ ...made, managedUnits: '2500.5' }])
        return {
          __typename: 'Mutation',
          createBrokerAllocation: {
            __typename: 'CreateBrokerAllocationPayload',
            brokerAllocation: allBrokerAllocations?.nodes[0] ?? null,
          },
        }
      })
    }),
  },
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Add distributor' }))
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Broker' }), 'brid')
    await expect(
      (await canvas.findAllByText('The search for brokers failed. Please try again.'))[0],
    ).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Broker' })).toHaveFocus())
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Broker' }))
    await userEvent.type(canvas.getByRole('combobox', { name: 'Broker' }), 'bridge')
    await userEvent.click(await screen.findByRole('option', { name: /Bridgeway/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Managed units/ }), '2500.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect((await canvas.findAllByText('Already invited'))[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Broker' })).toBeNull())
    const { id: roundId } = aRound()
    const sent = { roundId, brokerId: fixtureIds.nth(3104), managedUnits: '2500.5' }
    await expect(invited).toEqual([sent, sent])
  },
}

const invited: unknown[] = []

/** The form that invites a broker warns when the round is closed. */
export const InviteToClosedRound: Story = {
  parameters: withApi({ round: { status: 'closed' } }),
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Add distributor' }))
    await canvas.findByRole('combobox', { name: 'Broker' })
    await expect(canvas.getByText('This round is closed. You can still send the invitation.')).toBeVisible()
  },
}

/** Escape closes the form of a round, and asks first when a value was typed. */
export const EscapeAsks: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await shown(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' prime')
    await userEvent.keyboard('{Escape}')
    await canvas.findByText('Discard what you typed?')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field(context, 'Name')).toHaveFocus())
    await expect(field(context, 'Name')).toHaveValue('Series B prime')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await waitFor(() => expect(field(context, 'Name')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible()
  },
}

/** By investor, with the units of each. */
export const Proof: Story = {
  play: async (context) => {
    const dialog = await openProof(context)
    await expect(await dialog.findByText('Total of 2 investors')).toBeVisible()
    await expect(await dialog.findByText('86,000')).toBeVisible()
  },
}

/** The print has the proof alone: the page behind it is left out, and no row is cut off. */
export const ProofPrinted: Story = {
  play: async (context) => {
    await Proof.play?.(context)
    const scrim = document.querySelector('[data-printed]')
    await expect(scrim).not.toBeNull()
    const page = context.canvasElement.querySelector('.capstan-round-management')
    await expect(page?.closest('[data-capstan-print-beside]')).not.toBeNull()
    await expect(scrim?.closest('[data-capstan-print-beside]')).toBeNull()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('[data-capstan-print-beside]')).toBeNull())
  },
}

/** Of many issuances one page is read. The print has all of them by investor, and afterwards the screen shows one page again. */
export const ProofOfMany: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      mockProofApi(server, manyIssued, '4800')
    }),
  },
  play: async (context) => {
    const dialog = await openProof(context)
    await dialog.findByText('50 of 240')
    const heads = () => dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(heads()).toHaveLength(25 + 1)
    await expect(heads().at(-1)).toBe('Total of 240 issuances')
    // The last investor on the page may have more on the next one.
    await expect(dialog.getByText('40 so far')).toBeVisible()

    const onPaper: string[][] = []
    const { print } = window
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      onPaper.push(heads())
      window.dispatchEvent(new Event('afterprint'))
    }
    await context.userEvent.click(dialog.getByRole('button', { name: 'Print' }))
    await waitFor(() => expect(onPaper).toHaveLength(1))
    window.print = print
    await expect(onPaper[0]).toHaveLength(120 + 1)
    await expect(onPaper[0]?.at(-1)).toBe('Total of 120 investors')
    await waitFor(() => expect(heads()).toHaveLength(25 + 1))
  },
}

/** Printed with the browser's command before all rows are read: the print says that it is a part. */
export const ProofPrintedInPart: Story = {
  parameters: ProofOfMany.parameters,
  play: async (context) => {
    const dialog = await openProof(context)
    await dialog.findByText('50 of 240')
    window.dispatchEvent(new Event('beforeprint'))
    await expect(dialog.getByText(/^50 of 240 issuances are loaded\. Press Print/)).toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(dialog.queryByText(/Press Print/)).toBeNull())
  },
}

const manyIssued = Array.from({ length: 120 }, (_, at) => ({
  ...{
    investorId: fixtureIds.nth(6000 + at),
    investor: `Holder ${String(at).padStart(3, '0')}`,
    units: '40',
  },
  issuances: ['2026-11-06', '2026-06-08'].map((issuedOn, which) => ({
    ...{ id: fixtureIds.nth(6200 + 2 * at + which), units: '20', price: '12.5', issuedOn },
    transactionId: fixtureIds.nth(6500 + 2 * at + which),
  })),
}))

async function openProof({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Proof of Issuance' }))
  return within(await screen.findByRole('dialog', { name: 'Proof of Issuance' }))
}

async function shown({ canvas }: Context) {
  await canvas.findAllByText('Larkspur 506(c)')
}

const field = ({ canvas }: Context, name: string) => canvas.getByRole('textbox', { name })
