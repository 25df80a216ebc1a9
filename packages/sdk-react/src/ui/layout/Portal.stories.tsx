import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, within } from 'storybook/test'
import { Button } from '../actions/Button'
import { PageHeader } from '../navigation/PageHeader'
import { Card } from './Card'
import { Portal } from './Portal'

const meta = {
  title: 'UI/Portal',
  component: Portal,
  args: { in: null, children: <Button variant="primary">Add asset</Button> },
  render: function InTheHead({ children }) {
    const head = useRef<HTMLSpanElement>(null)
    return (
      <>
        <PageHeader title="Assets" actions={<span ref={head} />} />
        <Card aria-label="Assets">
          Three assets.
          <Portal in={head}>{children}</Portal>
        </Card>
      </>
    )
  },
} satisfies Meta<typeof Portal>
export default meta

type Story = StoryObj<typeof meta>

export const InTheHeadOfThePage: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Add asset' })
    await expect(within(canvas.getByRole('region', { name: 'Assets' })).queryByRole('button')).toBeNull()
    await expect(button).toBeVisible()
  },
}
