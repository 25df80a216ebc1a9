import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Stack } from '../layout/Stack'
import { StepBar, type StepBarStep } from './StepBar'

const widths = [320, 375, 768, 1280]

const titles = [
  ...['Suitability', 'Accreditation', 'Identity', 'Investor profile'],
  ...['Tax form W-9', 'Sign documents', 'Fund', 'Countersign'],
]

/** So many steps, of which the one at `current` is to be done. */
const process = (count: number, current: number) => ({
  steps: Array.from({ length: count }, (_, at): StepBarStep => {
    const title = count > titles.length ? `Notice ${at + 1}` : (titles[at] ?? '')
    const status = at < current ? 'complete' : at === current ? 'in_progress' : 'not_started'
    return { id: `${at}`, title, status }
  }),
  current: `${current}`,
})

/** The same steps in containers of four widths, independent of the width of the window. */
const meta = {
  title: 'UI/StepBar/Widths',
  component: StepBar,
  args: { onSelect: fn() },
  parameters: { controls: { include: [] } },
  render: (args) => (
    // A window may be narrower than the widest of them.
    <div tabIndex={0} role="region" aria-label="Containers" style={{ overflowX: 'auto' }}>
      <Stack gap={6}>
        {widths.map((width) => (
          <div key={width} style={{ width, padding: 8, containerType: 'inline-size' }}>
            <StepBar {...args} aria-label={`At ${width} pixels`} />
          </div>
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const width of widths) {
      const list = canvas.getByRole('list', { name: `At ${width} pixels` })
      await waitFor(() => expectInSight(list, currentOf(list)))
      for (const words of list.querySelectorAll<HTMLElement>('.capstan-step-words > *'))
        expect(words.scrollWidth, `${words.textContent} at ${width}`).toBeLessThanOrEqual(words.clientWidth)
    }
  },
} satisfies Meta<typeof StepBar>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = { args: process(1, 0) }

/** None of seven is out of sight, at any width. */
export const Seven: Story = {
  args: process(7, 3),
  play: async (context) => {
    await meta.play(context)
    for (const list of context.canvas.getAllByRole('list'))
      for (const step of within(list).getAllByRole('listitem')) expectInSight(list, step)
  },
}

/** Eight scroll where there is no room for them, the current one in the middle. */
export const Eight: Story = { args: process(8, 5) }

/** Thirty scroll at every width; the keyboard brings each step into sight. */
export const Thirty: Story = {
  args: process(30, 20),
  play: async (context) => {
    await meta.play(context)
    const { canvas, userEvent, args } = context
    for (const width of widths) {
      const list = canvas.getByRole('list', { name: `At ${width} pixels` })
      const last = within(list).getByRole('button', { name: 'Notice 30 Not started' })
      within(list).getByRole('button', { name: 'Notice 29 Not started' }).focus()
      await userEvent.tab()
      await expect(last).toHaveFocus()
      await waitFor(() => expectInSight(list, last))
      await userEvent.keyboard('{Enter}')
      await expect(args.onSelect).toHaveBeenLastCalledWith('29')
    }
  },
}

const currentOf = (list: HTMLElement): Element => {
  const current = list.querySelector('[aria-current="step"]')
  if (!current) throw new Error('No step is current.')
  return current
}

/** Expects a list to show all of an element within its own visible part. */
function expectInSight(list: Element, element: Element): void {
  const [around, inside] = [list.getBoundingClientRect(), element.getBoundingClientRect()]
  expect(inside.left, 'left').toBeGreaterThanOrEqual(around.left - 1)
  expect(inside.right, 'right').toBeLessThanOrEqual(around.right + 1)
  expect(inside.top, 'top').toBeGreaterThanOrEqual(around.top - 1)
  expect(inside.bottom, 'bottom').toBeLessThanOrEqual(around.bottom + 1)
}
