import {
  aLedgerRow,
  aTokenHolding,
  firstMintablesAnswer,
  fixtureIds,
  mintableHoldingsAnswer,
  offeredChainsAnswer,
  operations,
  refuse,
  roundTokenAnswer,
  tokenChains,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { losingRole } from '../../testing/losingRole'
import { failingOnce, never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { doubled, printed, tabbedThrough } from '../../testing/accessibilityChecks'
import { featureSwitched, mockFeatureOff } from '../accounts/testing'
import { mockLedgerApi, mockTokenApi, tokenAt, type TokenPlatform } from './testing'
import { TokenManagement } from './TokenManagement'

const withApi = (about: TokenPlatform) => ({
  platform: onPlatform((server) => mockTokenApi(server, about)),
})

const meta = {
  title: 'Tokens/TokenManagement',
  component: TokenManagement,
  args: { roundId: fixtureIds.nth(2200) },
  parameters: withApi({ token: tokenAt('deployed') }),
} satisfies Meta<typeof TokenManagement>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** An administrator of the platform has switched tokens off for the account. */
export const SwitchedOff: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockTokenApi(server, { token: tokenAt('deployed') })
      mockFeatureOff(server, 'tokens')
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This feature is not available')
    await canvas.findByRole('region', { name: 'Token Information' })
    await expect(canvas.queryByRole('button', { name: 'Mint' })).toBeNull()
  },
}

const switched = featureSwitched('tokens', (server) =>
  mockTokenApi(server, { token: tokenAt('system_only') }),
)

/** Tokens are switched off while one is set up: the input stays, and nothing is sent until they are on again. */
export const SwitchedOffWhileOpen: Story = {
  parameters: { platform: switched.platform },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setup Token' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Token name' }), 'Halden B')
    await switched.turn(false)
    await canvas.findAllByText(/^An administrator of the platform has switched this feature off/)
    await expect(canvas.getByRole('textbox', { name: 'Token name' })).toHaveValue('Halden B')
    const send = () => canvas.getByRole('button', { name: 'Setup Token' })
    await expect(send()).toHaveAttribute('aria-disabled', 'true')
    await switched.turn(true)
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))
    await expect(canvas.getByRole('textbox', { name: 'Token name' })).toHaveValue('Halden B')
  },
}

/** Deployed: its facts and actions, and the holders of its units in descending order. */
export const Ready: Story = {
  play: async (context) => {
    const { canvas } = context
    await shown(context)
    const facts = within(canvas.getByRole('region', { name: 'Token Information' }))
    for (const text of ['Halden Series B', 'HBSB', 'ethereum-capstan', '800,000', '0x5aF3c0D19bE4277a6E...'])
      await expect(facts.getByText(text)).toBeVisible()
    for (const name of ['Swap Chain', 'Mint']) await expect(facts.getByRole('button', { name })).toBeVisible()
    for (const name of ['Edit', 'Deploy', 'Setup Token'])
      await expect(facts.queryByRole('button', { name })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Northgate Employees’ Pension' })).toHaveAttribute(
      'href',
      expect.stringContaining('/holding/'),
    )
    await expect(canvas.getByRole('link', { name: /4,182/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/vnet-explorer\/txpage\?block=4182$/),
    )
    await expect(canvas.getByText('On chain')).toBeVisible()
    await expect(canvas.getByText('Unknown')).toBeVisible()
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

/** Nothing is set up, and no investor has units. */
export const Empty: Story = {
  parameters: withApi({ token: tokenAt('system_only'), isEmpty: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('This round has no token yet.')
    await expect(canvas.getByText('Not Tokenized')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Setup Token' })).toBeVisible()
    await canvas.findByText('No one has units of this round yet.')
  },
}

export const NotDeployed: Story = {
  parameters: withApi({ token: tokenAt('not_deployed') }),
  play: async (context) => {
    await shown(context)
    for (const name of ['Edit', 'Deploy'])
      await expect(context.canvas.getByRole('button', { name })).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Mint' })).toBeNull()
  },
}

export const Deploying: Story = {
  parameters: withApi({ token: tokenAt('deploying') }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^The contract is being deployed to ethereum-capstan/)
    await expect(
      canvas.queryByRole('button', { name: /^(Edit|Deploy|Mint|Swap Chain|Setup Token)$/ }),
    ).toBeNull()
  },
}

export const Issuing: Story = {
  parameters: withApi({ token: tokenAt('issuing') }),
  play: async ({ canvas }) => void (await canvas.findByText(/^Holdings are being minted/)),
}

export const Issued: Story = { parameters: withApi({ token: tokenAt('issued') }), play: shown }

/** Beside the track. */
export const Burning: Story = {
  parameters: withApi({ token: tokenAt('burning') }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^The units are being removed from their chain/)
    await expect(canvas.queryByRole('list', { name: 'Token status' })).toBeNull()
  },
}

/** The chain refused: the note explains the refusal and the next action. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      const token = tokenAt('not_deployed')
      const contract = token.contract && { ...token.contract, refused: 'deployment' as const }
      mockTokenApi(server, { token: { ...token, contract } })
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The chain refused the contract/)
    await expect(canvas.getByRole('button', { name: 'Deploy' })).toBeVisible()
  },
}

/** A public chain: the address leads to its explorer. */
export const Public: Story = {
  parameters: {
    platform: onPlatform((server) => {
      const token = tokenAt('deployed')
      const contract = token.contract && { ...token.contract, chain: tokenChains.tezos, address: 'KT1Qe9' }
      mockTokenApi(server, { token: { ...token, contract } })
    }),
  },
  play: async ({ canvas }) =>
    void (await expect(await canvas.findByRole('link', { name: /^KT1Qe9/ })).toHaveAttribute(
      'href',
      'https://tzkt.io/KT1Qe9',
    )),
}

/** A viewer sees all content, without controls that a viewer may not use. */
export const Viewer: Story = {
  parameters: withApi({ token: tokenAt('deployed'), role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    await expect(
      context.canvas.getByText(/^You are a viewer of this account\. Only an owner or an admin can /),
    ).toBeVisible()
    await expect(
      context.canvas.queryByRole('button', { name: /^(Edit|Deploy|Mint|Swap Chain|Setup Token)$/ }),
    ).toBeNull()
  },
}

const taken = losingRole((server, role) => mockTokenApi(server, { token: tokenAt('deployed'), role }))

/** The role was removed while the page was open: one sentence, and no control is left. */
export const RoleTaken: Story = {
  parameters: { platform: taken.platform },
  play: async (context) => {
    await shown(context)
    await context.canvas.findByRole('button', { name: 'Mint' })
    await taken.take()
    await expect(await context.canvas.findByText(/^Your role in this account has changed/)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: /^(Mint|Swap Chain)$/ })).toBeNull()
  },
}

export const LongNames: Story = {
  parameters: withApi({
    token: tokenAt('deployed', {
      name: 'Halden Biologics Series B Preferred 2026',
      symbol: 'HALDENBIOLOGICSSERIESBPREFERREDUNITS2026',
    }),
  }),
  globals: { width: '320' },
  play: shown,
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.Round, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

export const NotFound: Story = {
  parameters: withApi({ token: null }),
  play: async ({ canvas }) => void (await canvas.findByText(/^This round does not exist/)),
}

/** Each part that could not be read shows its error in place, with a retry. */
export const Retried: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockTokenApi(server)
      server.on(
        operations.RoundToken,
        failingOnce(() => roundTokenAnswer(tokenAt('deployed'))),
      )
      server.on(operations.OfferedChains, failingOnce(offeredChainsAnswer))
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}

/** The ledger could not be read: the rest of the page works. */
export const Partial: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockTokenApi(server)
      server.on(operations.StakeholderLedger, outOfOrder)
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' })
    await expect(canvas.getByText('Halden Series B')).toBeVisible()
  },
}

/** The distribution of the units could not be read: the rows are shown without the chart, which has a retry. */
export const WithoutPicture: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockTokenApi(server)
      server.on(operations.LedgerStatuses, outOfOrder)
    }),
  },
  play: async (context) => {
    await shown(context)
    await context.canvas.findByRole('button', { name: 'Retry' })
  },
}

/** Of many rows one page is read; the chart and the total are of all: 120 times 2 units. */
export const Many: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockTokenApi(server)
      const many = Array.from({ length: 120 }, (_, at) =>
        aLedgerRow({ id: fixtureIds.nth(5000 + at), name: `Holder ${at}`, units: '2' }),
      )
      mockLedgerApi(server, many)
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Holder 0')
    await expect(canvas.queryByText('Holder 100')).toBeNull()
    await canvas.findByText('50 of 120 rows')
    const total = await canvas.findByRole('row', { name: /^Total of 120 rows/ })
    await expect(within(total).getByText('240')).toBeVisible()
  },
}

/** Sent empty, then with values that are too long or not letters: each text of the specification is beside its field. */
export const SettingUp: Story = {
  parameters: withApi({ token: tokenAt('system_only'), isEmpty: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Setup Token' }))
    const name = await canvas.findByRole('textbox', { name: 'Token name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Setup Token' }))
    for (const text of ['Token name is required.', 'Token symbol is required.', 'Chain is required.'])
      await waitFor(() => expect(canvas.getAllByText(text).length).toBeGreaterThan(0))
    await userEvent.type(name, 'Halden Biologics Series B Preferred Stock 2026')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Token symbol' }), 'H'.repeat(41))
    await userEvent.tab()
    await canvas.findByText('Token name must be less than 40 characters.')
    await canvas.findByText('Token symbol must be less than 40 characters.')
    await userEvent.clear(name)
    await userEvent.type(name, 'Halden <B>')
    await userEvent.tab()
    await canvas.findByText(/^A token name is made of letters/)
  },
}

export const SettingUpNarrow: Story = {
  ...SettingUp,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** A second attempt is refused, and the reason is in the dialog. */
export const DeployRefused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockTokenApi(server, { token: tokenAt('not_deployed') })
      server.on(operations.DeployContract, () => refuse('wrong_status', 'It cannot be.'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deploy' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Deploy Halden Series B?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Deploy' }))
    await dialog.findByText(/^The chain is still processing this token/)
  },
}

/** Holdings are chosen, and their total is beside the button. */
export const Minting: Story = {
  play: async (context) => {
    const dialog = await openMint(context)
    await expect(dialog.getByRole('button', { name: 'Mint' })).toBeDisabled()
    await context.userEvent.click(
      dialog.getByRole('checkbox', { name: 'Northgate Employees’ Pension, 80,000 units' }),
    )
    await context.userEvent.click(
      dialog.getByRole('checkbox', { name: 'Ashgrove Family Trust, 12,000.5 units' }),
    )
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('2 holdings, 92,000.5 units'))
    await expect(dialog.getByRole('button', { name: 'Mint 2' })).toBeEnabled()
  },
}

/** One page of many is read, and all are chosen by id. A holding minted meanwhile is refused and removed from the choice. */
export const MintingMany: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockTokenApi(server)
      const many = Array.from({ length: 120 }, (_, at) =>
        aTokenHolding({ id: fixtureIds.nth(5000 + at), amount: '2', investorAccountName: `Holder ${at}` }),
      )
      server.on(operations.MintableHoldings, ({ first, offset }) =>
        mintableHoldingsAnswer([...many.slice(offset, offset + first)], many.length),
      )
      server.on(operations.FirstMintables, ({ filter }) =>
        firstMintablesAnswer(JSON.stringify(filter).includes('"in"') ? many.slice(0, 119) : many),
      )
      server.on(operations.TokenizeHoldings, () => refuse('not_mintable', 'One is on a chain.'))
    }),
  },
  play: async (context) => {
    await shown(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Mint' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mint' }))
    await dialog.findByText('50 of 120')
    await context.userEvent.click(dialog.getByRole('checkbox', { name: /^Choose all/ }))
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('120 holdings, 240 units'))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Mint 120' }))
    await dialog.findByText('One of these holdings is already on a chain. The list shows the current state.')
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('119 holdings, 238 units'))
  },
}

export const MintingNarrow: Story = {
  globals: { width: '375', theme: 'dark' },
  play: async (context) => void (await openMint(context)),
}

/** The current chain of the token is not an option. */
export const Swapping: Story = {
  play: async (context) => {
    await shown(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Swap Chain' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Swap Chain' }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Swap Chain' }))
    await waitFor(() => expect(dialog.getAllByText('Chain is required.').length).toBeGreaterThan(0))
    await context.userEvent.click(dialog.getByRole('combobox', { name: /Next chain/ }))
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option')
    await expect(offered.map(({ textContent }) => textContent)).toEqual(['tezos-mainnet (public)'])
    await context.userEvent.keyboard('{Escape}')
  },
}

async function shown({ canvas }: Context) {
  await canvas.findAllByText('Northgate Employees’ Pension')
}

async function openMint(context: Context) {
  await shown(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Mint' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mint' }))
  await dialog.findByRole('checkbox', { name: 'Northgate Employees’ Pension, 80,000 units' })
  return dialog
}
