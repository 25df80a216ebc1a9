import type { AfterEach } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import type { Combination } from '../../scripts/languages/combinations'
import { stage } from './stage'

/** What is being played: its title comes when its steps are done. */
let playing = { id: '', ...Promise.withResolvers<string>() }

export const afterEach = ({ id, title }: Parameters<AfterEach>[0]): void => {
  if (id === playing.id) playing.resolve(title)
}

void addons.ready().then((channel) => {
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
    channel.on(event, ({ message }: Error) => playing.reject(new Error(message)))
})

/** Puts a story on the page and plays it. */
async function playStory(id: string): Promise<void> {
  stage.leave()
  playing = { id, ...Promise.withResolvers<string>() }
  const channel = await addons.ready()
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  await playing.promise
}

async function lookAtStory(combination: Combination) {
  const title = await playing.promise
  return (await import('./lookAt')).lookAt(title, combination)
}

/** For the program that takes stories through every combination: `scripts/languages.ts`. */
Object.assign(globalThis, { playStory, lookAtStory })
