import type { ReactRenderer } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { StoryContext } from 'storybook/internal/types'

/**
 * Makes a story's clicks wait until their control is enabled.
 *
 * Many controls are disabled until the reader's role is known, and while something is being sent. A click on a disabled control does
 * nothing: the story would fail later, on a busy machine only, and far from the cause.
 */
export function clickWhenEnabled(context: StoryContext<ReactRenderer>): void {
  const { click } = context.userEvent
  context.userEvent = {
    ...context.userEvent,
    click: async (element) => {
      const control = element.closest('label')?.control ?? element
      await waitFor(() => expect(control).toBeEnabled())
      await click(element)
    },
  }
}
