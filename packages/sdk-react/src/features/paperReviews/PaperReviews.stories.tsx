import {
  aPaperReview,
  aStepPaper,
  aUsersData,
  fixtureIds,
  operations,
  paperReviewsAnswer,
  refuse,
  stepPapersAnswer,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { PaperReviews } from './PaperReviews'

/** Papers that wait for an issuer or a broker; the block is empty when no investor waits. */
const meta = {
  title: 'Distributions/PaperReviews',
  component: PaperReviews,
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof PaperReviews>
export default meta

type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Download Letter Whitlock CPA.pdf' })
    await expect(canvas.getByText('1 investor is waiting')).toBeVisible()
  },
}

/** Papers are refused with a reason, entered in the dialog. */
export const Refusing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse the documents of Maren Okafor' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    await dialog.findAllByText('Reason is a required field.')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It is not signed.')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    await screen.findByText('The documents of Maren Okafor were refused.')
  },
}

/** Another user answered first. */
export const AnsweredElsewhere: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.ReviewStep, () =>
        refuse('step_not_current', 'This step does not wait for a review.'),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the documents of Maren Okafor' }))
    await screen.findByText('Another user has already answered this.')
  },
}

const waiting: Story['play'] = async ({ canvas }) => void (await canvas.findByText('Letter Whitlock CPA.pdf'))

export const Narrow: Story = { tags: ['variant'], globals: { width: '320' }, play: waiting }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: waiting }

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.PaperReviews, never)
    }),
  },
}

/** The waiting investors could not be read: the block stays empty. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.PaperReviews, outOfOrder)
    }),
  },
}

function mockApi(server: FakeServer): void {
  server.on(operations.UsersData, () => usersDataAnswer(aUsersData()))
  server.on(operations.PaperReviews, () => paperReviewsAnswer([aPaperReview({ attempts: 1 })]))
  server.on(operations.StepPapers, () => stepPapersAnswer([aStepPaper()]))
  server.on(operations.ReviewStep, () => ({
    __typename: 'Mutation',
    reviewStep: {
      __typename: 'ReviewStepPayload',
      step: {
        __typename: 'Step',
        id: fixtureIds.step,
        version: '9',
        status: 'retry',
        attempts: 2,
        outputData: {},
      },
    },
  }))
}
