import { fixtureIds, operations } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { onPlatform, outOfOrder } from '../../testing/onPlatform'
import { aPdf } from '../signing/testing'
import { DocumentPreview } from './DocumentPreview'
import { loadPdfjs } from './openPdf'
import type { PreviewedDocument } from './FileView'

const documents: PreviewedDocument[] = [
  { id: fixtureIds.nth(801), name: 'Stock certificate S-A 0412', extension: 'pdf' },
  { id: fixtureIds.nth(802), name: 'Certificate, scanned', extension: 'png' },
  { id: fixtureIds.nth(803), name: 'Distributions', extension: 'csv' },
  { id: fixtureIds.nth(804), name: 'Side letter', extension: 'txt' },
  { id: fixtureIds.nth(805), name: 'Model', extension: 'xlsx' },
]

/** The content of each, by its place. */
const files: readonly (readonly [type: string, content: string])[] = [
  ['application/pdf', aPdf('Stock certificate')],
  // A dot.
  [
    'image/png',
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  ],
  ['text/csv', 'Holder,Units\n"Okafor, Maren","6,000"\n'],
  ['text/plain', 'The Issuer and the Investor agree. <b>Nothing</b> of this is markup.'],
]

/** A platform that has these files. */
const withFiles = (contents = files) =>
  onPlatform((server) =>
    server.on(operations.DocumentFile, ({ id }) => {
      const [type, content] = contents[documents.findIndex((document) => document.id === id)] ?? [
        'application/octet-stream',
        '',
      ]
      const downloadUrl = `data:${type};base64,${btoa(content)}`
      return {
        __typename: 'Query',
        documentById: { __typename: 'Document', version: '1', id, downloadUrl },
      }
    }),
  )

const meta = {
  title: 'Documents/DocumentPreview',
  // A test server takes seconds for the first request of a module, a build none.
  loaders: [() => loadPdfjs()],
  component: DocumentPreview,
  args: {
    documents,
    shown: documents[0]?.id ?? '',
    onShow: () => undefined,
    onDownload: () => Promise.resolve(),
    onClose: () => undefined,
  },
  parameters: { platform: withFiles() },
} satisfies Meta<typeof DocumentPreview>
export default meta

type Story = StoryObj<typeof meta>

/** The drawer stands beside the page. */
const drawerOf = () => within(document.body).findByRole('dialog')
const shownAt = (place: number) => ({ shown: documents[place]?.id ?? '' })

const pdfShown: Story['play'] = async () => {
  const drawer = within(await drawerOf())
  const words = await drawer.findByText('The Investor subscribes on these terms.')
  await expect(words).toBeInTheDocument()
}

/** Small text is enlarged, and the page is scrolled sideways by keyboard. */
export const Larger: Story = {
  globals: { width: '375' },
  play: async (context) => {
    await pdfShown(context)
    const drawer = within(await drawerOf())
    const [smaller, larger] = [
      drawer.getByRole('button', { name: 'Smaller' }),
      drawer.getByRole('button', { name: 'Larger' }),
    ]
    await expect(smaller).toHaveAttribute('aria-disabled', 'true')
    for (const size of ['125%', '150%', '200%']) {
      await context.userEvent.click(larger)
      await expect(drawer.getByText(size)).toBeVisible()
    }
    const pages = drawer.getByRole('region', { name: 'Stock certificate S-A 0412' })
    await expect(pages.scrollWidth).toBeGreaterThan(1.9 * pages.clientWidth)
    await expect(pages).toHaveAttribute('tabindex', '0')
    await context.userEvent.click(smaller)
    await expect(drawer.getByText('150%')).toBeVisible()
  },
}

export const Pdf: Story = {
  play: async (context) => {
    await pdfShown(context)
    const drawer = within(await drawerOf())
    await expect(drawer.getByText('1 of 5')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Previous document' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/**
 * A page that is rotated and cropped, in units of 1/36 inch. Its crop box is 540 × 720 from (36, 36), so that the title, which
 * begins at (72, 700), is 36 from its left and 664 from its foot. Turned clockwise, it is 664/720 from the left and 36/540 from the
 * top, and runs downwards.
 */
export const PdfTurned: Story = turnedBy(90, [0.922, 0.067])

/** The same page upside down: the title ends at 504/540 from the left, 664/720 from the top. */
export const PdfUpsideDown: Story = turnedBy(180, [1 - 0.067, 0.922], 'end')

/** The same page turned to the left: the title begins at 56/720 from the left and ends at 504/540 from the top. */
export const PdfTurnedLeft: Story = turnedBy(270, [1 - 0.922, 1 - 0.067], 'end')

function turnedBy(rotation: number, [left, top]: [number, number], corner: 'start' | 'end' = 'start'): Story {
  const page = `/Rotate ${rotation} /UserUnit 2 /CropBox [36 36 576 756]`
  return {
    parameters: {
      platform: withFiles(files.with(0, ['application/pdf', aPdf('Stock certificate', page)])),
    },
    play: async (context) => {
      await pdfShown?.(context)
      const title = within(await drawerOf()).getByText('Stock certificate', {
        selector: '.capstan-pdf-text span',
      })
      const sheet = title.closest('section')?.getBoundingClientRect()
      const words = title.getBoundingClientRect()
      if (!sheet) throw new Error('The title stands on no page.')
      // The baseline of 18 of 540 or 720 units: a tolerance of a line.
      const near = (value: number, expected: number) => expect(Math.abs(value - expected)).toBeLessThan(0.035)
      const x = corner === 'start' || rotation === 270 ? words.left : words.right
      await near((x - sheet.left) / sheet.width, left)
      await near(
        ((corner === 'start' || rotation === 180 ? words.top : words.bottom) - sheet.top) / sheet.height,
        top,
      )
      await expect(words.height > words.width).toBe(rotation !== 180)
    },
  }
}

export const PdfNarrow: Story = { globals: { width: '320' }, play: pdfShown }

export const Image: Story = {
  args: shownAt(1),
  play: async () => {
    const image = await within(await drawerOf()).findByRole('img', { name: 'Certificate, scanned' })
    await expect(image).toBeVisible()
  },
}

export const Cells: Story = {
  args: shownAt(2),
  play: async () => {
    const cells = await within(await drawerOf()).findAllByRole('cell')
    await expect(cells.map(({ textContent }) => textContent)).toEqual(['Okafor, Maren', '6,000'])
  },
}

/** Texts are shown as texts. */
export const Text: Story = {
  args: shownAt(3),
  play: async () => {
    const words = await within(await drawerOf()).findByText(/<b>Nothing<\/b> of this is markup/)
    await expect(words).toBeVisible()
  },
}

/** So much of a text is shown, and that there is more. */
export const TooLarge: Story = {
  args: shownAt(3),
  parameters: {
    platform: withFiles(files.with(3, ['text/plain', 'The Issuer and the Investor agree. '.repeat(8000)])),
  },
  play: async () => {
    const note = await within(await drawerOf()).findByText(
      'The beginning of the file. Download it for all of it.',
    )
    await expect(note).toBeInTheDocument()
  },
}

/** Images of an unsupported kind are left out: a note says so beside the page. */
export const Partial: Story = {
  parameters: {
    platform: withFiles(
      files.with(0, ['application/pdf', `${aPdf('Scan')}<< /Subtype /Image /Filter /JPXDecode >>`]),
    ),
  },
  play: async (context) => {
    await pdfShown(context)
    const note = await within(await drawerOf()).findByText(/^Pictures may be missing from these pages/)
    await expect(note).toBeVisible()
  },
}

/** A kind of file that no page shows: it can be downloaded. */
export const NoPreview: Story = {
  args: shownAt(4),
  play: async () => {
    const drawer = within(await drawerOf())
    const note = await drawer.findByText(/^This kind of file cannot be shown here/)
    // It rises for a moment.
    await waitFor(() => expect(note).toBeVisible())
    await expect(drawer.getByRole('button', { name: 'Download' })).toBeEnabled()
  },
}

/** Not an image, though its name has the extension of one. */
export const Broken: Story = {
  args: shownAt(1),
  parameters: { platform: withFiles(files.with(1, ['image/png', 'no picture'])) },
  play: async () => {
    const note = await within(await drawerOf()).findByText(/^This file cannot be shown here/)
    await expect(note).toBeVisible()
  },
}

export const Failed: Story = {
  args: shownAt(3),
  parameters: {
    platform: onPlatform((server) => server.on(operations.DocumentFile, outOfOrder)),
  },
  play: async () => void (await within(await drawerOf()).findByRole('button', { name: 'Retry' })),
}

export const German: Story = {
  ...NoPreview,
  globals: { language: 'german' },
  play: async () => {
    const drawer = within(await drawerOf())
    const note = await drawer.findByText(/^Diese Art von Datei kann hier nicht/)
    await waitFor(() => expect(note).toBeVisible())
    await expect(drawer.getByText('5 von 5')).toBeVisible()
  },
}
