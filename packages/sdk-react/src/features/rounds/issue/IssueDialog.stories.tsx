import {
  fixtureIds,
  issuableChoicesAnswer,
  issuancesAnswer,
  operations,
  refuse,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { never, onPlatform, outOfOrder } from '../../../testing/onPlatform'
import { doubled } from '../../../testing/accessibilityChecks'
import { RoundManagement } from '../RoundManagement'
import { pageOfIssuables, mockIssuablesApi } from './issuableTesting'
import { someIssuable, mockRoundApi } from '../testing'

const meta = {
  title: 'Rounds/Issue',
  component: RoundManagement,
  args: { roundId: fixtureIds.nth(2200) },
  parameters: { platform: onPlatform((server) => mockRoundApi(server)) },
} satisfies Meta<typeof RoundManagement>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Two distributions are chosen, reviewed and requested; one is issued, and the other is rejected with a next action. */
export const Ready: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
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
      // 800,000 − 287,200 − 2,000, which the transfer agent is asked for.
      await dialog.findByText(
        'Series B has 800,000 authorized units: 287,200 issued, 2,000 reserved and 510,800 available.',
      ),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Review' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Gwendolyn Achebe-Ross, 2,400 units' }))
    await showsChoice(dialog, '2 selected, 4,000 units')
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
    await dialog.findByText(/^Distributions are locked when their issuance is requested/)
    // More was paid for one of them than it costs.
    await userEvent.click(dialog.getByRole('button', { name: 'Issue 2' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Issue 2 anyway' }))
    await dialog.findByText('2 of 2 answered by the transfer agent.')
    await dialog.findByText(/The investor account has not been set up/)
    await expect(dialog.getByRole('button', { name: 'Issue again: Gwendolyn Achebe-Ross' })).toBeVisible()
  },
}

/** A distribution whose issuance was rejected shows the reason, with a link to its investor. */
export const Rejected: Story = {
  play: async (context) => {
    const dialog = await openIssue(context)
    await expect(
      await dialog.findByText(/^Rejected: The investor account has not been set up\./),
    ).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open investor: Hideo Tanaka IRA' })).toHaveAttribute(
      'href',
      `/investor/${fixtureIds.nth(3334)}`,
    )
  },
}

/** Unpaid distributions are marked, can be filtered, and need a confirmation before they are issued. */
export const Unpaid: Story = {
  play: async (context) => {
    const dialog = await openIssue(context)
    const { userEvent } = context
    await expect(dialog.getByText('Short by $60,000.00')).toBeVisible()
    await expect(dialog.getByText('Over by $250.00')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Not paid in full' }))
    await waitFor(() => expect(dialog.queryByText('Bea Lindqvist')).toBeNull())
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Cormorant Bay Partners/ }))
    await showsChoice(dialog, '2 selected, 11,200 units')
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Issue 2' }))
    await dialog.findByText('Issue distributions that are not paid in full?')
    await expect(dialog.getByText(/^1 of them is not paid in full\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Leave it out' }))
    await showsChoice(dialog, '1 selected, 1,600 units')
  },
}

export const Nothing: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      mockIssuablesApi(server, [], { distributions: 1, units: '2000' })
    }),
  },
  play: async (context) => {
    await pressIssue(context)
    await screen.findByText('No closed distributions to issue.')
    await expect(screen.getByText('1 distribution waits for the transfer agent.')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      server.on(operations.IssuableDistributions, never)
    }),
  },
  play: async (context) => {
    const dialog = await pressIssue(context)
    await dialog.findByText('Loading')
  },
}

export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      server.on(operations.IssuableDistributions, outOfOrder)
    }),
  },
  play: async (context) => {
    const dialog = await pressIssue(context)
    await dialog.findByRole('button', { name: 'Retry' })
  },
}

/** Another user issued units meanwhile: the error is in the page's words, and the choice stays. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      server.on(operations.RequestIssuances, () => refuse('over_issued', 'There is no more.'))
    }),
  },
  play: async (context) => {
    const dialog = await openIssue(context)
    const { userEvent } = context
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Issue 1' }))
    await dialog.findByText('There are not that many units left to issue.')
    await showsChoice(dialog, '1 selected, 1,600 units')
  },
}

export const Narrow: Story = {
  globals: { width: '375', theme: 'dark' },
  play: async (context) => void (await openIssue(context)),
}

export const Narrowest: Story = { tags: ['variant'], ...Narrow, globals: { width: '320' } }

export const DoubledText: Story = {
  ...Narrow,
  globals: { text: '200', width: '960' },
  play: doubled(async (context: Context) => void (await openIssue(context))),
}

export const RightToLeft: Story = {
  globals: { language: 'rightToLeft', width: '640' },
  play: async ({ canvas, userEvent }) => {
    const named = { name: 'Íššúé ẋẋ' }
    await userEvent.click(await canvas.findByRole('button', named))
    await within(await screen.findByRole('dialog', named)).findByRole('checkbox', { name: /Bea/ })
  },
}

export const LoudBrand: Story = { tags: ['variant'], ...Narrow, globals: { brand: 'ember', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ausgeben' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ausgeben' }))
    await dialog.findByRole('checkbox', { name: 'Bea Lindqvist, 1.600 Anteile' })
  },
}

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      const [first] = someIssuable
      const investor = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
      if (first) mockIssuablesApi(server, [{ ...first, investor, allocation: investor }])
    }),
  },
  play: doubled(async (context: Context) => {
    const dialog = await pressIssue(context)
    await dialog.findByRole('checkbox', { name: /^Grundstücks/ })
  }),
}

/** With the keyboard alone: the dialog is opened, one distribution is chosen and reviewed, and Escape returns to the button. */
export const WithoutMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Issue' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue' }))
    const first = await dialog.findByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' })
    for (let steps = 0; steps < 20 && document.activeElement !== first; steps++) await userEvent.tab()
    await userEvent.keyboard(' ')
    await showsChoice(dialog, '1 selected, 1,600 units')
    const review = dialog.getByRole('button', { name: 'Review' })
    for (let steps = 0; steps < 20 && document.activeElement !== review; steps++) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await dialog.findByRole('button', { name: 'Issue 1' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Issue' })).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** The dialog cannot be closed while the request is being sent. */
export const OnItsWay: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      server.on(operations.RequestIssuances, never)
    }),
  },
  play: async (context) => {
    const dialog = await openIssue(context)
    const { userEvent } = context
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Issue 1' }))
    await dialog.findByText('Issuing')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { name: 'Issue' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

/** Of many, one page is shown, the others are found by name, and all can be chosen at once. */
export const Many: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      mockIssuablesApi(server, manyIssuable)
    }),
  },
  play: async (context) => {
    const dialog = await pressIssue(context)
    const { userEvent } = context
    const listed = () => dialog.getAllByRole('listitem').length
    await dialog.findByText('50 of 120')
    await expect(dialog.getByRole('searchbox').offsetHeight).toBeLessThan(50)
    await expect(listed()).toBe(50)
    await userEvent.click(dialog.getByRole('button', { name: /^Show (all )?\d+/ }))
    await waitFor(() => expect(listed()).toBe(100))

    await userEvent.type(dialog.getByRole('searchbox'), 'holder 11')
    await waitFor(() => expect(listed()).toBe(10))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Choose all: All 10 that match' }))
    await showsChoice(dialog, '10 selected, 20 units')
    await userEvent.type(dialog.getByRole('searchbox'), ' unknown')
    await dialog.findByText('Nothing found')
    await userEvent.clear(dialog.getByRole('searchbox'))
    await dialog.findByText('10 of 120 closed distributions')
    // Seventy of them were never loaded.
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Choose all/ }))
    await showsChoice(dialog, '120 selected, 240 units')
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
    await dialog.findByText('50 of 120')
    await expect(listed()).toBe(50)
    await showsChoice(dialog, '120 selected, 240 units')
    await expect(dialog.getByRole('button', { name: 'Issue 120' })).toBeEnabled()
  },
}

/** Another user issued one of the chosen distributions: it is left out, and the others stay chosen. */
export const TakenMeanwhile: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      server.on(operations.ChosenIssuables, () => issuableChoicesAnswer(someIssuable.slice(2, 3)))
    }),
  },
  play: async (context) => {
    const dialog = await openIssue(context)
    const { userEvent } = context
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Choose all/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Review' }))
    await dialog.findByText('3 selected distributions can no longer be issued and are left out.')
    await showsChoice(dialog, '1 selected, 2,400 units')
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Review' })).toHaveFocus())
    await expect(dialog.getByRole('checkbox', { name: 'Gwendolyn Achebe-Ross, 2,400 units' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' })).not.toBeChecked()
  },
}

/** A failed search keeps its text and the choice, and shows the error in place of the list; another search can be made. */
export const SearchFails: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      mockIssuablesApi(server, manyIssuable)
      const answer = pageOfIssuables(manyIssuable)
      server.on(operations.IssuableDistributions, (asked) =>
        JSON.stringify(asked.filter).includes('unknown') ? outOfOrder() : answer(asked),
      )
    }),
  },
  play: async (context) => {
    const dialog = await pressIssue(context)
    const { userEvent } = context
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Holder 000, 2 units' }))
    const search = dialog.getByRole('searchbox')
    await userEvent.type(search, 'unknown')
    await dialog.findByRole('button', { name: 'Retry' })
    await expect(search).toHaveFocus()
    await showsChoice(dialog, '1 selected, 2 units')
    await userEvent.clear(search)
    await userEvent.type(search, 'holder 11')
    await dialog.findByText('All 10 that match')
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10)
    await expect(search).toHaveFocus()
  },
}

/** The matching distributions could not all be read: an error says so, and the rest stays. */
export const NotAllRead: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockRoundApi(server)
      mockIssuablesApi(server, manyIssuable)
      server.on(operations.FirstIssuables, outOfOrder)
    }),
  },
  play: async (context) => {
    const dialog = await pressIssue(context)
    await context.userEvent.click(await dialog.findByRole('checkbox', { name: 'Holder 000, 2 units' }))
    await context.userEvent.click(dialog.getByRole('checkbox', { name: /^Choose all/ }))
    await dialog.findByRole('alert')
    await showsChoice(dialog, '1 selected, 2 units')
  },
}

/** More units are chosen than are left: the error is shown at the choice, and nothing can be sent. */
export const TooManyUnits: Story = {
  parameters: {
    platform: onPlatform((server) => mockRoundApi(server, { round: { issued: '796500' } })),
  },
  play: async (context) => {
    const dialog = await openIssue(context)
    await context.userEvent.click(dialog.getByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' }))
    // 800,000 − 796,500 − 2,000
    await dialog.findByText('This needs 1,600 units. Only 1,500 are available.')
    await expect(dialog.getByRole('button', { name: 'Review' })).toBeDisabled()
  },
}

async function pressIssue(context: Context) {
  const button = await context.canvas.findByRole('button', { name: 'Issue' })
  await context.userEvent.click(button)
  return within(await screen.findByRole('dialog', { name: 'Issue' }))
}

async function openIssue(context: Context) {
  const dialog = await pressIssue(context)
  await dialog.findByRole('checkbox', { name: 'Bea Lindqvist, 1,600 units' })
  return dialog
}

const manyIssuable = Array.from({ length: 120 }, (_, at) => ({
  ...(someIssuable[0] as (typeof someIssuable)[number]),
  ...{ id: fixtureIds.nth(5000 + at), investor: `Holder ${String(at).padStart(3, '0')}`, units: '2' },
}))

/** Waits until the dialog shows the selection: while a list loads, it has a status of its own. */
const showsChoice = (dialog: Pick<ReturnType<typeof within>, 'getByRole'>, text: string) =>
  waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(text))
