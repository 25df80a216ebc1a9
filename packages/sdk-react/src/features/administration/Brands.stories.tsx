import {
  aPlatformBrand,
  brandVersionsAnswer,
  operations,
  platformBrandsAnswer,
  refuse,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { mockReaderApi } from '../transactions/testing'
import { Brands } from './Brands'

const green = {
  slug: 'halden',
  name: 'Halden Biologics',
  colors: { primary: '#1F4D3A', secondary: '#A6803C' },
}
const blue = { ...green, colors: { primary: '#123A6B' } }
const original = { ...green, colors: { primary: '#3A3A3A' } }
const halden = aPlatformBrand({
  ...{ number: 2, publishedBy: 'Nora Lindahl', publishedOn: '2026-11-20T09:00:00.000000+00:00' },
})
const platform = aPlatformBrand({ slug: 'capstan', name: null })

const meta = {
  title: 'Administration/Brands',
  component: Brands,
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof Brands>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Brands, and the versions of the one that is opened. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Included with the platform')
    await userEvent.click(await canvas.findByRole('button', { name: 'Halden Biologics, Inc.' }))
    await canvas.findByText(/^Pages use it now · Published by Nora Lindahl/)
    await canvas.findByRole('button', { name: /^Preview ?: Version 1$/ })
    await expect(canvas.queryByRole('button', { name: /^Preview ?: Version 2$/ })).toBeNull()
  },
}

export const Narrow: Story = { ...Ready, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('2 Marken')),
}

export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Account or slug' })
    await userEvent.type(search, 'zz')
    await canvas.findByText('No brand matches.')
    await userEvent.clear(search)
    await canvas.findByText('2 brands')
  },
}

/** Edited, with a wrong colour first; previewed, edited once more, and published. */
export const Publishing: Story = {
  args: { slug: 'halden' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const primary = await canvas.findByRole('textbox', { name: /^Primary colour/ })
    await userEvent.clear(primary)
    await userEvent.type(primary, 'not a colour')
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    await canvas.findAllByText(/^A colour is #rrggbb/)
    await userEvent.clear(primary)
    await userEvent.type(primary, '#7A1F2B')
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    await canvas.findByText('#7A1F2B')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to editing' }))
    await expect(await canvas.findByRole('textbox', { name: /^Primary colour/ })).toHaveValue('#7A1F2B')
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    await screen.findByText('The brand halden was published.')
    await canvas.findByText('Version 3')
  },
}

/** Another administrator published meanwhile: who, when, both documents, and the choice. */
export const PublishedMeanwhile: Story = {
  args: { slug: 'halden' },
  play: async ({ canvas, userEvent }) => {
    await editMeanwhile(canvas, userEvent)
    const both = await canvas.findByRole('table', { name: 'Differences' })
    await waitFor(() =>
      expect(within(both).getByRole('row', { name: /^Primary colour/ })).toHaveTextContent(
        'Primary colour#7A1F2B#204060',
      ),
    )
    await canvas.findByText(/^Nora Lindahl published version 3 on /)
    await userEvent.click(canvas.getByRole('button', { name: 'Publish yours' }))
    await screen.findByText('The brand halden was published.')
    await canvas.findByText('Version 4')
  },
}

/** The reader keeps the version that the other administrator published: nothing is sent. */
export const KeepingTheirs: Story = {
  args: { slug: 'halden' },
  play: async ({ canvas, userEvent }) => {
    await editMeanwhile(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep version 3' }))
    await canvas.findByText('Version 3')
    await canvas.findByText('#204060')
    await expect(canvas.queryByText('Version 4')).toBeNull()
  },
}

/** An earlier version is previewed, and published again as a new one. */
export const TakingBack: Story = {
  args: { slug: 'halden' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Preview ?: Version 1$/ }))
    await canvas.findByText('#1F4D3A')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish this version again' }))
    await screen.findByText('The brand halden was published.')
    await canvas.findByText(/as version 1$/)
  },
}

/** The host shows the document on the page, and keeps the preview when another page is opened. */
export const HeldByTheHost: Story = {
  args: {
    slug: 'halden',
    onSlugChange: fn(),
    preview: { slug: 'halden', document: blue, basedOn: 2 },
    onPreviewChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('#123A6B')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to editing' }))
    await expect(args.onPreviewChange).toHaveBeenCalledWith(undefined)
  },
}

/** The platform refuses: the reason appears above the button. */
export const Refused: Story = {
  args: { slug: 'halden' },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.TakeBackBrand, () => refuse('not_allowed', 'Operation not allowed'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Preview ?: Version 1$/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish this version again' }))
    await canvas.findByText('Operation not allowed')
  },
}

/** A slug without any document: editing begins with a primary colour. */
export const WithoutDocument: Story = {
  args: { slug: 'solstice' },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no brand document yet. Edit one and publish it.')
  },
}

export const ReadOnly: Story = {
  args: { slug: 'halden' },
  parameters: { platform: onPlatform((server) => mockApi(server, 'account_viewer')) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Pages use it now/)
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Preview ?: Version 1$/ })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.PlatformBrands, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** They could not be read; Retry reads them. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.PlatformBrands,
        failingOnce(() => platformBrandsAnswer([halden])),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('button', { name: 'Halden Biologics, Inc.' })
  },
}

/** Publishes a brand that another administrator publishes at the same time. */
async function editMeanwhile(canvas: Context['canvas'], userEvent: Context['userEvent']) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
  const primary = await canvas.findByRole('textbox', { name: /^Primary colour/ })
  await userEvent.clear(primary)
  await userEvent.type(primary, '#7A1F2B')
  const name = canvas.getByRole('textbox', { name: /^Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Halden two')
  await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
}

function mockApi(server: FakeServer, role: 'account_owner' | 'account_viewer' = 'account_owner') {
  let versions: { document: object | null; takenFrom?: number }[] = [{ document: blue }, { document: green }]
  mockReaderApi(server, 'admin', role)
  server.on(operations.PlatformBrands, ({ search }) =>
    platformBrandsAnswer([platform, halden].filter(({ slug }) => slug?.includes(search))),
  )
  server.on(operations.BrandVersions, ({ slug }) => brandVersionsAnswer(slug === 'halden' ? versions : []))
  server.onPost('/stack/brand/halden/brand.json', () => original)
  server.on(operations.PublishBrand, ({ document, basedOn }) => {
    const theirs = { ...green, colors: { primary: '#204060' } }
    // The name in the document marks the edit of the other administrator, who publishes at the same time.
    if (basedOn === 2 && JSON.stringify(document).includes('Halden two')) {
      versions = [{ document: theirs }, ...versions]
      return refuse('changed_elsewhere', 'Changed.', {
        ...{ version: 3, changedBy: 'Nora Lindahl', changedOn: '2026-11-20T09:00:00.000000+00:00' },
      })
    }
    versions = [{ document: document as object }, ...versions]
    return { __typename: 'Mutation', publishBrand: { __typename: 'PublishBrandPayload' } }
  })
  server.on(operations.TakeBackBrand, ({ number }) => {
    const taken = versions[versions.length - number]?.document ?? null
    versions = [{ document: taken, takenFrom: number }, ...versions]
    return { __typename: 'Mutation', takeBackBrand: { __typename: 'TakeBackBrandPayload' } }
  })
}
