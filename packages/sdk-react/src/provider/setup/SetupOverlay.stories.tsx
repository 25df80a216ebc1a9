import { refuse } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPlatform } from '../../testing/onPlatform'
import { SetupOverlay } from './SetupOverlay'

const meta = {
  title: 'Provider/SetupOverlay',
  component: SetupOverlay,
} satisfies Meta<typeof SetupOverlay>
export default meta

type Story = StoryObj<typeof meta>

/** The platform answers, and nothing else was met. */
export const Fine: Story = {
  parameters: { platform: onPlatform(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Everything is set up.')).toBeVisible()
    await userEvent.click(canvas.getByText('Correct'))
    await expect(canvas.getByText('forbidden_origin')).toBeVisible()
  },
}

/** A mistake of the set-up: the value found, the value expected, and the fix. */
export const Wrong: Story = {
  parameters: {
    platform: onPlatform((server) =>
      // The question that a check sends has no document of its own.
      server.on({ toString: () => '{ __typename }' } as never, () =>
        refuse('not_granted', 'This embed session may not ask for Query.allRounds.'),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const wrong = await canvas.findByRole('list', { name: 'To fix' })
    await expect(wrong).toHaveTextContent('not_granted')
    await expect(wrong).toHaveTextContent('This embed session may not ask for Query.allRounds.')
    await expect(wrong).toHaveTextContent('docs/guides/set-up-problems.md#not_granted')
  },
}

export const WrongNarrow: Story = { ...Wrong, tags: ['variant'], globals: { width: '375' } }
