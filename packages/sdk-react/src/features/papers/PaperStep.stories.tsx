import {
  aStepPaper,
  fixtureIds,
  operations,
  papersSchema,
  refuse,
  stepPapersAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { aStepOf, someActions } from '../steps/testing'
import { PaperStep } from './PaperStep'
import { SentPapers } from './SentPapers'

/** A custom step that asks for papers; `SentPapers` shows them once they are sent. */
const meta = {
  title: 'Steps/Papers',
  component: PaperStep,
  args: {
    step: aStepOf('custom', { service: 'document_upload', schema: papersSchema }),
    actions: someActions({ complete: fn(async () => ({ status: 'sent' as const })) }),
  },
  parameters: { platform: onPlatform((server) => mockApi(server, [])) },
} satisfies Meta<typeof PaperStep>
export default meta

type Story = StoryObj<typeof meta>

/** A required paper that is missing shows its error in place, and nothing is sent. */
export const Nothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    const letter = within(canvas.getByRole('region', { name: 'Accreditation letter' }))
    await expect(await letter.findByRole('alert')).toHaveTextContent('Accreditation letter is required.')
    await expect(args.actions.complete).not.toHaveBeenCalled()
  },
}

/** All uploads are complete: the step is sent with the names of the files, which the host receives. */
export const Uploaded: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, [aStepPaper()])) },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('Letter Whitlock CPA.pdf')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const values = { letter: ['Letter Whitlock CPA'], statement: [] }
    await waitFor(() => expect(args.actions.complete).toHaveBeenCalledWith({ values }))
  },
}

/** An upload of another tab and a failed one: each can be sent again, cancelled or removed. */
export const UnderWayAndFailed: Story = {
  parameters: {
    platform: onPlatform((server) =>
      mockApi(server, [
        aStepPaper({ id: fixtureIds.nth(822), name: 'Scan 0041', uploadStatus: 'failed' }),
        aStepPaper({
          id: fixtureIds.nth(823),
          name: 'Statement',
          askedFor: 'statement',
          uploadStatus: 'in_progress',
        }),
      ]),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('Upload failed, please check file size and retry')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findAllByText(/A file has not arrived yet/)).toHaveLength(2)
    await expect(args.actions.complete).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Scan 0041.pdf' }))
    await screen.findByText('Scan 0041.pdf was removed.')
  },
}

/** Refused files are not sent: each shows its reason, and the step can continue. */
export const RefusedFiles: Story = {
  play: async ({ canvas, userEvent }) => {
    const letter = within(await canvas.findByRole('region', { name: 'Accreditation letter' }))
    const zone = letter.getByText('.csv, .tsv, .pdf, .xls, .txt, up to 100MB').parentElement
    const dataTransfer = new DataTransfer()
    const large = new Uint8Array(104_857_601)
    for (const [name, content] of [
      ['Letter.exe', 'MZ'],
      ['Empty.txt', ''],
      ['Statement.pdf', large],
    ] as const)
      dataTransfer.items.add(new File([content], name))
    zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))

    const alert = await letter.findByRole('alert')
    await expect(alert).toHaveTextContent('Letter.exe: Files of this type cannot be uploaded.')
    await expect(alert).toHaveTextContent('Empty.txt: There is nothing in this file.')
    await expect(alert).toHaveTextContent('Statement.pdf: Error: File is larger than 100MB')
    await expect(letter.queryByRole('progressbar')).toBeNull()
    await userEvent.click(letter.getByRole('button', { name: 'Dismiss' }))
    await expect(letter.queryByRole('alert')).toBeNull()
  },
}

/** The platform refuses a paper with a message of its own. */
export const Refused: Story = {
  args: {
    actions: someActions({
      complete: async () => ({ status: 'invalid', fields: { letter: 'This letter cannot be read.' } }),
    }),
  },
  parameters: { platform: onPlatform((server) => mockApi(server, [aStepPaper()])) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Letter Whitlock CPA.pdf')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('This letter cannot be read.')).toBeVisible()
  },
}

/** Names without end. */
export const LongNames: Story = {
  parameters: {
    platform: onPlatform((server) => mockApi(server, [aStepPaper({ name: 'Letter'.repeat(30) })])),
  },
}

export const NothingAsked: Story = {
  args: { step: aStepOf('custom', { service: 'document_upload', schema: {} }) },
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.StepPapers, never)) },
}

export const OutOfOrder: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(
        operations.StepPapers,
        failingOnce(() => stepPapersAnswer([aStepPaper()])),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Letter Whitlock CPA.pdf')).toBeVisible()
  },
}

/** A paper that could not be removed stays, with an error. */
export const NotRemoved: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server, [aStepPaper()])
      server.on(operations.DeleteStepDocument, () => refuse('internal', 'Something went wrong.'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Letter Whitlock CPA.pdf' }))
    await screen.findByText('Letter Whitlock CPA.pdf could not be removed. Try again.')
  },
}

/** The papers of a step that is done. */
export const Sent: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, [aStepPaper()])) },
  render: ({ step }) => <SentPapers step={step} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Download Letter Whitlock CPA.pdf' })
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
  },
}

function mockApi(server: FakeServer, papers: ReturnType<typeof aStepPaper>[]): void {
  let left = papers
  server.on(operations.StepPapers, () => stepPapersAnswer(left))
  server.on(operations.DeleteStepDocument, ({ input }) => {
    left = left.filter(({ id }) => id !== input.id)
    return {
      __typename: 'Mutation',
      deleteStepDocument: {
        __typename: 'DeleteStepDocumentPayload',
        document: { __typename: 'Document', id: String(input.id), version: '2' },
      },
    }
  })
}
