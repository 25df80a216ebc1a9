import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Session } from './Session.ts'

type Call = [name: 'show' | 'seen' | 'figures' | 'processor', ...given: unknown[]]

/** Opens a client in a separate process; the script is the bundle of `nodeMain`. */
export function openInNode(script: string): Session {
  const child = fork(script, [], { env: { ...process.env, NODE_ENV: 'production' } })
  const call = async <Answer>(...asked: Call): Promise<Answer> => {
    child.send(asked)
    const [answer] = (await once(child, 'message')) as [Answer]
    return answer
  }
  return {
    show: (shown) => call('show', shown),
    seen: (id, amount) => call('seen', id, amount),
    figures: () => call('figures'),
    processor: () => call('processor'),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
