import { healthOfIntegrationsAnswer, operations } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { Health } from './Health'

const meta = {
  title: 'Administration/Health',
  component: Health,
  parameters: {
    platform: onPlatform((server) => server.on(operations.HealthOfIntegrations, healthOfIntegrationsAnswer)),
  },
} satisfies Meta<typeof Health>
export default meta

type Story = StoryObj<typeof meta>

/** Mail works, one provider fails since an hour, another one was never called. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const failing = within(await canvas.findByRole('row', { name: /North Capital/ }))
    await expect(failing.getByText('Failing')).toBeVisible()
    await expect(failing.getByText(/^since /)).toBeVisible()
    await expect(within(canvas.getByRole('row', { name: /InvestReady/ })).getByText('Not used')).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { width: '375', theme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByText('North Capital')),
}

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Fehlerhaft')),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.HealthOfIntegrations, never)) },
  play: async ({ canvas }) => void (await canvas.findAllByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.HealthOfIntegrations, failingOnce(healthOfIntegrationsAnswer)),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('North Capital')
  },
}
