import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { BlockFailed } from './BlockFailed'
import { CapstanContext } from './context'
import { useCapstanContext } from './useCapstan'

const meta = {
  title: 'Provider/BlockFailed',
  component: BlockFailed,
  args: { error: new TypeError('Nothing is known of it'), onRetry: fn() },
} satisfies Meta<typeof BlockFailed>
export default meta

type Story = StoryObj<typeof meta>

export const WithoutSupport: Story = {}

export const WithSupport: Story = { decorators: [(Story) => <Supported>{Story()}</Supported>] }

export const Narrow: Story = { ...WithSupport, tags: ['variant'], globals: { width: '375' } }

function Supported({ children }: { children: ReactNode }) {
  const context = useCapstanContext()
  return (
    <CapstanContext.Provider value={{ ...context, supportUrl: 'mailto:help@larkspur.example' }}>
      {children}
    </CapstanContext.Provider>
  )
}
