import { CapstanError } from '@capstan/sdk-core'
import { anEmbedKey, fixtureIds } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { prefetchKeyDialogs, EmbedKeysView } from './EmbedKeysView'
import { aNewKey, fourKeys, now, secret } from './testing'

const meta = {
  title: 'Advanced/Integrations/EmbedKeysView',
  id: 'integrations-embedkeysview',
  component: EmbedKeysView,
  beforeEach: prefetchKeyDialogs,
  args: {
    keys: fourKeys,
    now,
    actions: {
      make: fn(() => Promise.resolve(aNewKey())),
      update: fn(() => Promise.resolve()),
      rotate: fn(() => Promise.resolve(aNewKey())),
      revoke: fn(() => Promise.resolve()),
    },
  },
} satisfies Meta<typeof EmbedKeysView>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

/** Overlays stand beside the story, at the end of its root. */
const page = () => within(document.body)

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.queryByText('Old shop')).toBeNull()
  },
}

export const ListNarrow: Story = { tags: ['variant'], globals: { width: '375' } }

export const ListDark: Story = { tags: ['variant'], globals: { theme: 'dark' } }

export const WithEndedKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show ended keys (1)' }))
    await expect(canvas.getByRole('row', { name: /Old shop/ })).toHaveTextContent('Revoked')
  },
}

export const Empty: Story = {
  args: { keys: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Make a key' })).toBeVisible()
  },
}

/** A viewer sees the keys and no actions. */
export const Viewer: Story = {
  args: { actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.queryByRole('button', { name: /Make a key|Actions for/ })).toBeNull()
  },
}

export const ViewerOfNone: Story = { args: { actions: undefined, keys: [] } }

/** The form before a key is made. */
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make a key' }))
    const name = await page().findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
  },
}

export const AskingNarrow: Story = { ...Asking, tags: ['variant'], globals: { width: '375' } }

/** Nothing is sent before every answer is valid; the summary links to the invalid ones. */
export const WrongAnswers: Story = {
  play: async (context) => {
    await Asking.play?.(context)
    await context.userEvent.click(page().getByRole('button', { name: 'Make key' }))
    await expect(await page().findByText('Name at least one origin.', { selector: 'span' })).toBeVisible()
    await expect(context.args.actions?.make).not.toHaveBeenCalled()
  },
}

/** A text that is not an origin is reported at the field. */
export const WrongOrigin: Story = {
  play: async (context) => {
    await fillIn(context, 'http://shop.example')
    await expect(await page().findByText(/http:\/\/shop.example is not a valid origin/)).toBeVisible()
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Origins of your pages' })).toHaveFocus())
  },
}

/** The secret, which is shown this once. Escape does not throw it away. */
export const Made: Story = {
  play: async (context) => {
    await fillIn(context)
    await expect(await page().findByRole('textbox', { name: 'Secret key' })).toHaveValue(secret)
    await waitFor(() => expect(page().getByRole('button', { name: 'Copy' })).toHaveFocus())
    await context.userEvent.keyboard('{Escape}')
    await expect(page().getByRole('textbox', { name: 'Secret key' })).toBeVisible()
  },
}

export const MadeNarrow: Story = { ...Made, tags: ['variant'], globals: { width: '375' } }

/** Focus is back where it came from, and the secret is nowhere. */
export const Done: Story = {
  play: async (context) => {
    await Made.play?.(context)
    await context.userEvent.click(page().getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(document.body).not.toHaveTextContent('You will not see it again'))
    await waitFor(() => expect(focused()).toBe('Make a key'))
  },
}

/** The answer was lost: a repeated request does not return the secret. */
export const SecretLost: Story = {
  args: {
    actions: { ...meta.args.actions, make: fn(() => Promise.resolve(aNewKey({ secret: null }))) },
  },
  play: async (context) => {
    await fillIn(context)
    await expect(await page().findByText(/its secret did not arrive/)).toBeVisible()
  },
}

export const NameTaken: Story = {
  args: { actions: { ...meta.args.actions, make: refusing('name_taken') } },
  play: async (context) => {
    await fillIn(context)
    await expect(await page().findByText('A key with this name exists already.')).toBeVisible()
    await waitFor(() => expect(page().getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

export const TooMany: Story = {
  args: { actions: { ...meta.args.actions, make: refusing('too_many_embed_keys') } },
  play: async (context) => {
    await fillIn(context)
    const notice = await page().findByRole('group', { name: /^An account has at most 20 keys/ })
    await waitFor(() => expect(notice).toHaveFocus())
  },
}

/** No answer arrived: sent again, it carries the same key, so that no second one is made. */
export const Uncertain: Story = {
  args: { actions: { ...meta.args.actions, make: refusing('uncertain') } },
  play: async (context) => {
    await fillIn(context)
    const notice = await page().findByRole('group', { name: /It is carried out only once/ })
    await waitFor(() => expect(notice).toHaveFocus())
    await context.userEvent.click(page().getByRole('button', { name: 'Make key' }))
    const { make } = context.args.actions ?? {}
    await waitFor(() => expect(make).toHaveBeenCalledTimes(2))
    const [first, second] = (make as ReturnType<typeof refusing>).mock.calls
    await expect(first).toEqual(second)
  },
}

export const Editing: Story = {
  play: async (context) => {
    await choose(context, /Nightly statements/, 'Edit')
    await expect(await page().findByRole('textbox', { name: 'Origins of your pages' })).toHaveValue(
      'https://ops.larkspur.example\nhttp://localhost:*',
    )
  },
}

/** Another user changed the key meanwhile: the current value, and the typed one. */
export const ChangedElsewhere: Story = {
  args: { actions: { ...meta.args.actions, update: refusing('changed_elsewhere') } },
  play: async (context) => {
    await Editing.play?.(context)
    await context.userEvent.type(page().getByRole('textbox', { name: 'Name' }), ' of ours')
    await context.userEvent.click(page().getByRole('button', { name: 'Save' }))
    const now = 'Nightly statements; https://ops.larkspur.example, http://localhost:*; Portfolio, Documents'
    const conflict = await page().findByRole('group', { name: /^This key was changed elsewhere/ })
    await waitFor(() => expect(conflict).toHaveFocus())
    await expect(conflict).toHaveTextContent(now)
  },
}

export const Rotating: Story = {
  play: async (context) => {
    await choose(context, /Nightly statements/, 'Rotate')
    await expect(await page().findByRole('radio', { name: '1 day' })).toBeChecked()
    await context.userEvent.click(page().getByRole('radio', { name: /it ends at once/ }))
    await expect(page().getByText(/Do this when it has leaked/)).toBeVisible()
  },
}

/** Two keys stand side by side already: this one can only end at once. */
export const RotatingAgain: Story = {
  play: async (context) => {
    await choose(context, /Shop, sk_live_5f1a/, 'Rotate')
    await expect(await page().findAllByRole('radio')).toHaveLength(1)
  },
}

export const Rotated: Story = {
  play: async (context) => {
    await choose(context, /Nightly statements/, 'Rotate')
    await context.userEvent.click(await page().findByRole('button', { name: 'Rotate key' }))
    await expect(await page().findByRole('textbox', { name: 'Secret key' })).toHaveValue(secret)
  },
}

export const Revoking: Story = {
  play: async (context) => {
    await choose(context, /Nightly statements/, 'Revoke')
    await expect(await page().findByRole('alertdialog')).toHaveTextContent('sk_live_c41d…0b6e')
  },
}

/** Cancelled, the focus is back on the row it was about. */
export const RevokingCancelled: Story = {
  play: async (context) => {
    await Revoking.play?.(context)
    const dialog = page().getByRole('alertdialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(focused()).toMatch(/^Actions for Nightly statements/))
    await expect(context.args.actions?.revoke).not.toHaveBeenCalled()
  },
}

/** Confirmed in a snackbar; the caller refreshes the row. */
export const Revoked: Story = {
  play: async (context) => {
    await Revoking.play?.(context)
    await context.userEvent.click(page().getByRole('button', { name: 'Revoke key' }))
    await expect(await page().findByText('Nightly statements revoked.')).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    keys: [
      anEmbedKey({
        name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung der Verwaltung, Nord',
        origins: Array.from(
          { length: 6 },
          (_, index) => `https://a-rather-long-name-of-a-shop-${index}.larkspur.example:8443`,
        ),
        components: ['setup', 'invest', 'steps', 'portfolio', 'documents'],
        maker: { name: 'Maria Magdalena von Hohenzollern-Sigmaringen de la Vega', status: 'left' },
      }),
      anEmbedKey({ id: fixtureIds.nth(701), name: 'K' }),
    ],
  },
}

export const LongNamesNarrow: Story = { args: LongNames.args, globals: { width: '375' } }

async function fillIn({ canvas, userEvent }: Context, origins = 'https://shop.example/') {
  await userEvent.click(canvas.getByRole('button', { name: 'Make a key' }))
  await userEvent.type(await page().findByRole('textbox', { name: 'Name' }), 'Web shop')
  await userEvent.type(page().getByRole('textbox', { name: 'Origins of your pages' }), origins)
  await userEvent.click(page().getByRole('checkbox', { name: 'Offerings and investing' }))
  await userEvent.click(page().getByRole('button', { name: 'Make key' }))
}

async function choose({ canvas, userEvent }: Context, name: RegExp, action: string) {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`Actions for .*${name.source}`) }))
  await userEvent.click(await page().findByRole('menuitem', { name: action }))
}

function refusing(code: string) {
  return fn((..._about: unknown[]) => Promise.reject(new CapstanError(code)))
}

function focused() {
  const { activeElement } = document
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
}
