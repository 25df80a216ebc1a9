import { CapstanError } from '@capstan/sdk-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { WebhookEndpoint } from '@capstan/sdk-core/webhooks'
import { aNewEndpoint, attemptList, now, secret, threeAttempts, threeEndpoints } from './testing'
import { WebhookAttemptsView } from './WebhookAttempts'
import { prefetchWebhookDialogs, WebhooksView } from './Webhooks'

const resend = fn(() => Promise.resolve())

/** The attempts of an endpoint; the open details are kept in state, not in the address. */
function Attempts({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [openedId, setOpenedId] = useState<string>()
  return (
    <WebhookAttemptsView
      endpoint={endpoint}
      attempts={{ status: 'ready', data: attemptList(threeAttempts, true) }}
      opened={threeAttempts.find(({ id }) => id === openedId)}
      outcome="all"
      onOutcome={fn()}
      onType={fn()}
      onOpen={setOpenedId}
      onMore={fn()}
      onResend={resend}
    />
  )
}

const meta = {
  title: 'Advanced/Webhooks/WebhooksView',
  id: 'webhooks-webhooksview',
  component: WebhooksView,
  beforeEach: prefetchWebhookDialogs,
  args: {
    endpoints: threeEndpoints,
    now,
    attemptsOf: (endpoint) => <Attempts endpoint={endpoint} />,
    actions: {
      create: fn(() => Promise.resolve(aNewEndpoint())),
      update: fn(() => Promise.resolve()),
      remove: fn(() => Promise.resolve()),
      rotate: fn(() => Promise.resolve(aNewEndpoint())),
      endSecret: fn(() => Promise.resolve()),
      enable: fn(() => Promise.resolve()),
      disable: fn(() => Promise.resolve()),
      sendTest: fn(() => Promise.resolve()),
      resend,
      undelivered: fn(() =>
        Promise.resolve([
          { type: 'investment.submitted', count: 4 },
          { type: 'holding.issued', count: 2 },
        ]),
      ),
      recover: fn(() => Promise.resolve(6)),
    },
  },
} satisfies Meta<typeof WebhooksView>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Overlays are beside the story, at the end of its root. */
const page = () => within(document.body)

export const List: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Webhooks' }))
    await expect(table.getByRole('row', { name: /CRM/ })).toHaveTextContent('Failing')
    await expect(table.getByRole('row', { name: /Production/ })).toHaveTextContent('99.50%')
    await expect(canvas.getByText(/whsec_••••7Qd2 is also valid until/)).toBeVisible()
  },
}

export const ListNarrow: Story = { tags: ['variant'], globals: { width: '375' } }

export const ListDark: Story = { tags: ['variant'], globals: { theme: 'dark' } }

export const Empty: Story = {
  args: { endpoints: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No endpoints yet.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add endpoint' })).toBeVisible()
  },
}

/** The reason of the last failure, and the time until which delivery is retried. */
export const Failing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CRM' }))
    await expect(canvas.getByText(/Attempts have failed since/)).toBeVisible()
    await expect(canvas.getByText('3 events')).toBeVisible()
    await expect(canvas.getByText('Investment submitted, Payment received, Holding issued')).toBeVisible()
  },
}

export const FailingNarrow: Story = { ...Failing, tags: ['variant'], globals: { width: '375' } }

/** A disabled endpoint shows the reason, and can be enabled there. */
export const Enabling: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/The last error: Connection refused/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }))
    await waitFor(() => expect(args.actions.enable).toHaveBeenCalledOnce())
  },
}

export const DisabledByHand: Story = {
  args: {
    endpoints: threeEndpoints.map((endpoint) =>
      endpoint.disabledReason ? { ...endpoint, disabledReason: 'by_hand', failingSince: null } : endpoint,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Old intranet' }))
    await expect(canvas.getByText('An owner or admin disabled it.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Recover since' })).toBeNull()
  },
}

export const Testing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }))
    await waitFor(() => expect(args.actions.sendTest).toHaveBeenCalledOnce())
    await expect(await page().findByText('A test event is on its way to Production.')).toBeVisible()
  },
}

/** A refused test shows its error beside the button. */
export const TestRefused: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      sendTest: fn(() =>
        Promise.reject(new CapstanError('not_allowed', { message: 'Operation not allowed' })),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }))
    // The other one says why an endpoint is disabled.
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2))
  },
}

export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add endpoint' }))
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

export const AddingNarrow: Story = { ...Adding, tags: ['variant'], globals: { width: '375' } }

/** Nothing is sent until every answer is valid. */
export const WrongAddress: Story = {
  play: async (context) => {
    await add(context, 'hooks.larkspur.example')
    await expect(await page().findByText(/This is not a valid address/)).toBeVisible()
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Address' })).toHaveFocus())
    await expect(context.args.actions.create).not.toHaveBeenCalled()
  },
}

/** An error of an address that only the platform can detect is shown at the field. */
export const RefusedAddress: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      create: fn(() =>
        Promise.reject(
          new CapstanError('invalid_input', {
            details: { fields: { url: 'This address is inside a network.' } },
          }),
        ),
      ),
    },
  },
  play: async (context) => {
    await add(context, 'https://10.0.0.1/in')
    await expect(await page().findByText('This address is inside a network.')).toBeVisible()
    await expect(page().getByRole('textbox', { name: 'Name' })).toHaveValue('Data warehouse')
  },
}

/** The secret is shown once. Escape does not close the dialog. */
export const Added: Story = {
  play: async (context) => {
    await add(context, 'https://ingest.larkspur.example/capstan')
    await expect(await page().findByRole('textbox', { name: 'Signing secret' })).toHaveValue(secret)
    await context.userEvent.keyboard('{Escape}')
    await expect(page().getByRole('textbox', { name: 'Signing secret' })).toBeVisible()
    await expect(context.args.actions.create).toHaveBeenCalledWith(
      {
        name: 'Data warehouse',
        url: 'https://ingest.larkspur.example/capstan',
        eventTypes: ['investment.submitted'],
        isOrdered: true,
      },
      expect.any(String),
    )
  },
}

export const AddedNarrow: Story = { ...Added, tags: ['variant'], globals: { width: '375' } }

export const SecretLost: Story = {
  args: {
    actions: { ...meta.args.actions, create: fn(() => Promise.resolve(aNewEndpoint({ secret: null }))) },
  },
  play: async (context) => {
    await add(context, 'https://ingest.larkspur.example/capstan')
    await expect(await page().findByText(/Rotate it to get another one/)).toBeVisible()
  },
}

export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent }, 'Edit')
    const name = await page().findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Live')
    await userEvent.click(page().getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.actions.update).toHaveBeenCalledWith(
        threeEndpoints[0],
        { name: 'Live' },
        expect.any(String),
      ),
    )
  },
}

export const Deleting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent }, 'Delete')
    await userEvent.click(await page().findByRole('button', { name: 'Delete endpoint' }))
    await waitFor(() => expect(args.actions.remove).toHaveBeenCalledOnce())
  },
}

export const Disabling: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await choose({ canvas, userEvent }, 'Disable')
    await userEvent.click(await page().findByRole('button', { name: 'Disable endpoint' }))
    await waitFor(() => expect(args.actions.disable).toHaveBeenCalledOnce())
  },
}

/** Two secrets sign: the secret in use can only end at once. */
export const RotatingTwo: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate secret' }))
    await expect(await page().findByText(/can only end at once/)).toBeVisible()
    await userEvent.click(within(page().getByRole('dialog')).getByRole('button', { name: 'Rotate secret' }))
    await waitFor(() =>
      expect(args.actions.rotate).toHaveBeenCalledWith(threeEndpoints[0], true, expect.any(String)),
    )
  },
}

export const Rotating: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CRM' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate secret' }))
    await expect(await page().findByText(/For 24 hours every event carries both signatures/)).toBeVisible()
    await userEvent.click(within(page().getByRole('dialog')).getByRole('button', { name: 'Rotate secret' }))
    await expect(await page().findByRole('textbox', { name: 'Signing secret' })).toHaveValue(secret)
  },
}

export const EndingTheOldSecret: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End now' }))
    await waitFor(() =>
      expect(args.actions.endSecret).toHaveBeenCalledWith(
        threeEndpoints[0]?.secrets[1]?.id,
        expect.any(String),
      ),
    )
  },
}

/** The number of events is shown before they are sent. */
export const Recovering: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recover since' }))
    await userEvent.click(await page().findByRole('button', { name: 'Send 6 again' }))
    await waitFor(() => expect(args.actions.recover).toHaveBeenCalledOnce())
    await expect(await page().findByText('6 events are sent again.')).toBeVisible()
  },
}

export const NothingToRecover: Story = {
  args: { actions: { ...meta.args.actions, undelivered: fn(() => Promise.resolve([])) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recover since' }))
    await expect(await page().findByText('No event since then is missing.')).toBeVisible()
    await expect(page().getByRole('button', { name: 'Send again' })).toBeDisabled()
  },
}

/** One attempt: the request, the response, and the attempts before it. */
export const Attempt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /Attempt of/ })[1] as HTMLElement)
    await expect(await page().findByText('upstream is restarting')).toBeVisible()
    await expect(page().getByText(/No answer in 15 s after 15,000 ms/)).toBeVisible()
    await userEvent.click(page().getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(resend).toHaveBeenCalled())
  },
}

export const AttemptNarrow: Story = { ...Attempt, tags: ['variant'], globals: { width: '375' } }

export const AttemptDark: Story = { ...Attempt, tags: ['variant'], globals: { theme: 'dark' } }

export const NoAttempts: Story = {
  args: {
    attemptsOf: (endpoint) => (
      <WebhookAttemptsView
        endpoint={endpoint}
        attempts={{ status: 'ready', data: attemptList([]) }}
        outcome="all"
        onOutcome={fn()}
        onType={fn()}
        onOpen={fn()}
        onMore={fn()}
        onResend={resend}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No attempts.')).toBeVisible()
  },
}

async function add({ canvas, userEvent }: Context, address: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add endpoint' }))
  await userEvent.type(await page().findByRole('textbox', { name: 'Name' }), 'Data warehouse')
  await userEvent.type(page().getByRole('textbox', { name: 'Address' }), address)
  await userEvent.click(page().getByRole('checkbox', { name: 'Investment submitted' }))
  await userEvent.click(page().getByRole('checkbox', { name: /in order/ }))
  await userEvent.click(within(page().getByRole('dialog')).getByRole('button', { name: 'Add endpoint' }))
}

async function choose({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, action: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Production' }))
  await userEvent.click(await page().findByRole('menuitem', { name: action }))
}
