import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../ui/actions/Button'
import { DateField } from '../ui/fields/dates/DateField'
import { Dialog } from '../ui/overlays/Dialog'
import { SelectField } from '../ui/choices/SelectField'
import { Stack } from '../ui/layout/Stack'
import { CapstanRoot } from './CapstanRoot'

const meta = {
  title: 'Provider/CapstanRoot',
  component: CapstanRoot,
  args: { children: <Form /> },
} satisfies Meta<typeof CapstanRoot>
export default meta

type Story = StoryObj<typeof meta>

export const InThePage: Story = {}

export const InAShadowRoot: Story = {
  args: { isolation: 'shadow' },
  play: async ({ canvasElement, userEvent }) => {
    const inside = await insideOf(canvasElement)
    await expect(inside.getByRole('group', { name: /Date of birth/ })).toHaveAttribute('aria-describedby')

    await userEvent.click(inside.getByRole('button', { name: 'Change account' }))
    const dialog = within(await inside.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('combobox', { name: /Type/ }))
    await userEvent.click(await inside.findByRole('option', { name: 'Trust' }))

    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Type/ })).toHaveTextContent('Trust'))
  },
}

/** The page's own styles, as bad as they come. */
export const KeepsThePageOut: Story = {
  args: { isolation: 'shadow' },
  decorators: [
    (Story) => (
      <div style={{ font: '700 32px/1 serif', color: 'red', textAlign: 'center', letterSpacing: 8 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement)
    const button = inside.getByRole('button', { name: 'Change account' })

    await waitFor(() => expect(getComputedStyle(button).fontSize).toBe('14px'))
    await expect(getComputedStyle(button).letterSpacing).toBe('normal')
  },
}

/** A small text has a size of the scale, also inside another. */
export const SmallText: Story = {
  args: {
    children: (
      <small>
        Small <small>and smaller</small>
      </small>
    ),
  },
  play: async ({ canvas }) => {
    for (const text of [/^Small/, 'and smaller'])
      await expect(getComputedStyle(await canvas.findByText(text)).fontSize).toBe('13px')
  },
}

/** A token that the page sets on an element around the block wins, over the brand too, in dialogs as well. */
export const TokensOfThePage: Story = {
  beforeEach: ({ canvasElement }) => {
    canvasElement.style.setProperty('--capstan-radius-base', '17px')
    return () => void canvasElement.style.removeProperty('--capstan-radius-base')
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Change account' })
    await waitFor(() => expect(getComputedStyle(button).borderRadius).toBe('17px'))
    canvasElement.style.setProperty('--capstan-radius-base', '18px')
    await expect(getComputedStyle(button).borderRadius).toBe('18px')

    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog')
    await expect(getComputedStyle(dialog).getPropertyValue('--capstan-radius-base')).toBe('17px')
  },
}

/** A light island in a dark page. */
export const AnIsland: Story = {
  globals: { theme: 'dark' },
  args: {
    children: (
      <Stack data-capstan-theme="light">
        <Form />
      </Stack>
    ),
  },
}

async function insideOf(canvas: HTMLElement) {
  const root = await waitFor(() => {
    const content = canvas
      .querySelector('.capstan-host')
      ?.shadowRoot?.querySelector<HTMLElement>('.capstan')?.parentElement
    if (!content?.parentNode) throw new Error('The shadow root is not there yet.')
    return content.parentNode
  })
  return within(root as unknown as HTMLElement)
}

function Form() {
  const [isOpen, setIsOpen] = useState(false)
  const [type, setType] = useState('')
  return (
    <Stack>
      <DateField label="Date of birth" description="MM/DD/YYYY" />
      <Button onPress={() => setIsOpen(true)}>Change account</Button>
      <Dialog title="Change account" isOpen={isOpen} onOpenChange={setIsOpen}>
        <SelectField
          label="Type"
          options={[{ value: 'Individual' }, { value: 'Trust' }]}
          value={type}
          onChange={setType}
        />
      </Dialog>
    </Stack>
  )
}
