import type { AfterEach } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import type { Combination } from '../../scripts/languages/combinations'
import { shownCombination } from './shownCombination'

/** The story that is playing; its promise resolves with its title when its steps are done. */
let playing = { id: '', ...Promise.withResolvers<string>() }

export const afterEach = ({ id, title }: Parameters<AfterEach>[0]): void => {
  if (id === playing.id) playing.resolve(title)
}

void addons.ready().then((channel) => {
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
    channel.on(event, ({ message }: Error) => playing.reject(new Error(message)))
})

/** Shows a story and runs its steps. */
async function playStory(id: string): Promise<void> {
  shownCombination.clear()
  playing = { id, ...Promise.withResolvers<string>() }
  const channel = await addons.ready()
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  await playing.promise
}

async function checkStory(combination: Combination) {
  const title = await playing.promise
  return (await import('./findProblems')).findProblems(title, combination)
}

/** `scripts/languages.ts` calls these to check stories in every combination. */
Object.assign(globalThis, { playStory, checkStory })
