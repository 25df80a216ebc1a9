import { CapstanError } from '@capstan/sdk-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Loaded, type LoadedProps } from './Loaded'

const meta = {
  title: 'Provider/Loaded',
  component: Loaded<string>,
  args: {
    query: { status: 'ready', data: 'Series A' },
    children: (name) => <Card title="Round">{name}</Card>,
    frame: (content) => <Card title="Round">{content}</Card>,
    skeleton: <SkeletonRows count={3} />,
  },
} satisfies Meta<LoadedProps<string>>
export default meta

type Story = StoryObj<typeof meta>

const failed = (code: string, retry = fn()) => ({
  status: 'error' as const,
  error: new CapstanError(code),
  retry,
})

export const Ready: Story = {
  play: async ({ canvas }) => void (await canvas.findByText('Series A')),
}

export const Loading: Story = {
  args: { query: { status: 'loading', visible: true } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading')
    await canvas.findByRole('heading', { name: 'Round' })
  },
}

/** The first 50 ms: the space is kept, and nothing is seen. */
export const NotYetVisible: Story = {
  args: { query: { status: 'loading', visible: false } },
  play: async ({ canvas }) => void (await expect(canvas.queryByText('Loading')).toBeNull()),
}

const retry = fn()

export const Failed: Story = {
  args: { query: failed('network', retry) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const FailedInOtherWords: Story = {
  args: { query: failed('network'), errorText: 'The round could not be read.' },
  play: async ({ canvas }) =>
    void (await expect(await canvas.findByRole('alert')).toHaveTextContent('The round could not be read.')),
}

/** A record that does not exist offers no Retry, which could not help. */
export const NotFound: Story = {
  args: { query: failed('not_found'), notFound: <EmptyState text="Round not found." /> },
  play: async ({ canvas }) => {
    await canvas.findByText('Round not found.')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Narrow: Story = { ...NotFound, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

export const WithoutFrame: Story = {
  args: { query: { status: 'loading', visible: true }, frame: undefined, skeleton: undefined },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}
