import { CapstanError } from '@capstan/sdk-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorNotice } from './ErrorNotice'

const meta = {
  title: 'UI/ErrorNotice',
  component: ErrorNotice,
  args: {},
} satisfies Meta<typeof ErrorNotice>
export default meta

type Story = StoryObj<typeof meta>

export const WithRetry: Story = { args: { onRetry: fn() } }

export const WithoutRetry: Story = {}

export const WithItsOwnText: Story = { args: { text: 'The price could not be read.', onRetry: fn() } }

export const NotSetUp: Story = { args: { error: new CapstanError('forbidden_origin'), onRetry: fn() } }

export const NoSession: Story = { args: { error: new CapstanError('session_failed'), onRetry: fn() } }

export const Unreachable: Story = { args: { error: new CapstanError('network_failed'), onRetry: fn() } }

export const Narrow: Story = { globals: { width: '375' }, args: { onRetry: fn() } }
