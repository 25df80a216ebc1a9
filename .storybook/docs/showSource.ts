import type { StoryContext } from '@storybook/react-vite'
import { kit } from 'virtual:kit'
import { sourceOf } from '../../scripts/storybook/sourceOf'

/** Returns the code that a site writes for a story, with its imports. */
export function showSource(_code: string, { title, args, parameters }: StoryContext): string {
  const { docs } = parameters as { docs?: { source?: { originalSource?: string } } }
  const component = title.split('/').at(-1) ?? ''
  const original = docs?.source?.originalSource ?? ''
  return sourceOf({ component, args, original }, (name) => kit[name]?.entry)
}
