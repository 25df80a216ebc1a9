import {
  fixtureIds,
  operations,
  qualificationAnswersAnswer,
  someVendorAnswers,
} from '@capstan/sdk-core/testing'
import type { VendorAnswers } from '@capstan/sdk-core/qualificationAnswers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { QualificationAnswers } from './QualificationAnswers'

const id = fixtureIds.nth
const two: readonly VendorAnswers[] = [
  someVendorAnswers({
    ...{ id: id(5302), name: 'Halden Biologics, Inc.' },
    answers: [{ id: id(5321), question: 'Date of your accreditation letter', value: '2026-11-20' }],
  }),
  someVendorAnswers(),
]

const withApi = (vendors: readonly VendorAnswers[]) => ({
  platform: onPlatform((server) =>
    server.on(operations.QualificationAnswers, () => qualificationAnswersAnswer(vendors)),
  ),
})

const meta = {
  title: 'Qualification answers/QualificationAnswers',
  component: QualificationAnswers,
  parameters: withApi(two),
} satisfies Meta<typeof QualificationAnswers>
export default meta

type Story = StoryObj<typeof meta>

const shown: Story['play'] = async ({ canvas }) => void (await canvas.findByText('Marine engineer'))

/** A card for each vendor; an answer that looks like a date is formatted as one. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(canvas.getByText(/^Your most recent answers to qualification question sets/)).toBeVisible()
    const larkspur = within(canvas.getByRole('region', { name: /Larkspur/ }))
    for (const text of ['Question', 'Answer', '04/12/2017', 'No', 'Self-employed'])
      await expect(larkspur.getByText(text)).toBeVisible()
    const halden = within(canvas.getByRole('region', { name: /Halden/ }))
    await expect(halden.getByText('11/20/2026')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: withApi([]),
  play: async ({ canvas }) => {
    await canvas.findByText('You have no completed qualification question sets.')
    await expect(canvas.queryByText(/auto-filled/)).toBeNull()
  },
}

/** Of forty answers the first ones are shown, until all are requested. */
export const Many: Story = {
  parameters: withApi([
    someVendorAnswers({
      answers: Array.from({ length: 40 }, (_, at) => ({
        ...{ id: id(5400 + at), question: `Question ${at + 1}`, value: `Answer ${at + 1}` },
      })),
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Answer 25')
    await expect(canvas.queryByText('Answer 26')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 40 answers' }))
    await expect(canvas.getByText('Answer 40')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongWords: Story = {
  globals: { width: '320' },
  parameters: withApi([
    someVendorAnswers({
      name: 'Rechtsanwaltsgesellschaftsvermögensverwaltung Süd-Nord mbH & Co. KG',
      answers: [
        {
          ...{
            id: id(5331),
            question: 'What do you expect of an investment in private securities? '.repeat(3),
          },
          value: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente, '.repeat(4),
        },
      ],
    }),
  ]),
  play: async ({ canvas }) => void (await canvas.findByText(/^Donau/)),
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

/** A question and a chosen answer are in the reader's language; a question that is not is marked with its own. */
export const German: Story = {
  globals: { language: 'german' },
  parameters: withApi([
    someVendorAnswers({
      answers: [
        ...someVendorAnswers().answers,
        {
          ...{ id: id(5341), question: 'Investment objective', value: 'Growth' },
          languages: { de: { question: 'Anlageziel', answer: 'Wachstum' } },
        },
      ],
    }),
  ]),
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    for (const text of ['Nein', 'Anlageziel', 'Wachstum']) await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.queryByText('Growth')).toBeNull()
    await expect(canvas.getByText('Occupation').closest('[lang]')).toHaveAttribute('lang', 'en')
  },
}

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.QualificationAnswers, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The answers could not be read; Retry reads them again. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(
        operations.QualificationAnswers,
        failingOnce(() => qualificationAnswersAnswer(two)),
      ),
    ),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}
