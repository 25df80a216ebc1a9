import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPlatform } from '../../../testing/onPlatform'
import { SignedPapers } from './SignedPapers'
import { fixtureIds } from '@capstan/sdk-core/testing'
import { mockSignedApi } from '../testing'

const meta = {
  title: 'Signing/SignedPapers',
  component: SignedPapers,
  args: {
    stepId: fixtureIds.step,
    platformUrl: (path: string) => new URL(path, 'https://app.capstan.test').href,
  },
  parameters: { platform: onPlatform((server) => mockSignedApi(server)) },
} satisfies Meta<typeof SignedPapers>
export default meta

type Story = StoryObj<typeof meta>

export const Signed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Signed the 2 documents')
    await expect(canvas.getByText('Your copies are also in Documents.')).toBeVisible()
  },
}

/** One byte was changed since. */
export const Altered: Story = {
  parameters: { platform: onPlatform((server) => mockSignedApi(server, false)) },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Altered after it was signed/)).toBeVisible(),
}
