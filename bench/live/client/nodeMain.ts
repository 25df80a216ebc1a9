// The client of `inNode`: answers one message after the other.
import { createSession } from './createSession.ts'

const session = {
  ...createSession(),
  async processor() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}

process.on('message', ([name, ...given]: [keyof typeof session, ...unknown[]]) => {
  const work = session[name] as (...given: unknown[]) => Promise<unknown> // called by name
  void work(...given).then((answer) => process.send?.(answer))
})
