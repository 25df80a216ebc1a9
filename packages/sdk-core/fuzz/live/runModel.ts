import type { LiveStatus } from '../../src/live/Live.ts'
import { liveWorld } from './liveWorld.ts'

/** Something that happens to a live layer; `pick` chooses among what there is. */
export type Command =
  | { type: 'follow' | 'leave' | 'push' | 'end' | 'retry' | 'read'; pick: number }
  | { type: 'pause'; milliseconds: number }
  | { type: 'reachable' | 'frozen' | 'failing'; is: boolean }
  | { type: 'drop' | 'wake' | 'sleep' | 'resync' | 'restart' | 'clear' | 'leaveAll' }

const size = 8

/**
 * L6, L7, L11: compares a live layer with a model. It has at most one socket, no query for records that are not followed or have
 * ended, and a true status. After the faults, exactly the followed records are subscribed, and each is as on the platform.
 * Returns the rule that was broken.
 */
export async function runModel(commands: readonly Command[], seed: number): Promise<string | undefined> {
  const broken: string[] = []
  const follows = new Map<number, { id: string; leave: () => void }>()
  const heard: LiveStatus[] = []
  let follow = 0
  const isFollowed = (id: string) => [...follows.values()].some((each) => each.id === id)
  const world = liveWorld({
    seed,
    size,
    faults: { refused: 0.1, hung: 0.02, lagging: 0.1 },
    onAsked: (asked) =>
      asked.some((id) => !isFollowed(id)) && broken.push(`asked for ${asked.join(', ')} in vain`),
  })
  const { live, clock, socket, ids, state } = world
  live.onStatus((status) => heard.push(status))
  const forgetUnfollowed = (id: string) => {
    if (!isFollowed(id)) world.forget(id)
  }
  const change = (id: string, status?: string) => {
    world.change(id, status)
    forgetUnfollowed(id)
  }
  const idOf = (pick: number) => ids[pick % size] ?? ''

  const apply = async (command: Command) => {
    switch (command.type) {
      case 'follow':
        follows.set(++follow, {
          id: idOf(command.pick),
          leave: live.subscribe('steps', [idOf(command.pick)]),
        })
        return
      case 'leave': {
        const [key, each] = [...follows][command.pick % Math.max(1, follows.size)] ?? []
        each?.leave()
        each?.leave()
        if (key) follows.delete(key)
        if (each) forgetUnfollowed(each.id)
        return
      }
      case 'leaveAll':
        for (const { leave } of follows.values()) leave()
        world.begin()
        return follows.clear()
      case 'clear':
        live.clear()
        world.begin()
        return follows.clear()
      case 'restart':
        live.restart()
        return world.begin()
      case 'push':
        return change(idOf(command.pick), world.server.get(idOf(command.pick))?.status)
      case 'end':
        return change(idOf(command.pick), 'complete')
      case 'retry':
        return world.reopen(idOf(command.pick))
      case 'read':
        return world.read(idOf(command.pick))
      case 'pause':
        return clock.advance(command.milliseconds)
      case 'reachable':
        return socket.setReachable(command.is)
      case 'frozen':
        return socket.setFrozen(command.is)
      case 'failing':
        state.isFailing = command.is
        return
      case 'drop':
        return socket.drop()
      case 'resync':
        return socket.say({ type: 'resync' })
      case 'wake':
        return world.wake()
      case 'sleep':
        return world.sleep()
    }
  }

  const check = () => {
    if (socket.connections > 1) broken.push(`${socket.connections} sockets`)
    const isTold = live.staleSince !== undefined
    if (isTold !== (live.status === 'reconnecting' || live.status === 'stale'))
      broken.push(`${live.status} since ${live.staleSince}`)
    if (live.status !== (heard.at(-1) ?? 'off')) broken.push(`${live.status} was not reported`)
    if (live.status === 'off' && socket.subscribed.size > 0) broken.push('off, and subscribed')
  }

  for (const command of commands) {
    await apply(command)
    check()
    if (broken.length > 0) return `${command.type}: ${broken.join('; ')}`
  }

  Object.assign(state, { isFailing: false, isHealed: true })
  socket.setReachable(true)
  socket.setFrozen(false)
  await clock.advance(120_000)
  check()
  const followed = ids.filter(isFollowed)
  const wanted = followed.filter((id) => !world.isEnded(id)).map((id) => `steps:${id}`)
  if (followed.length > 0 && live.status !== 'live') broken.push(`${live.status} at the end`)
  if ([...socket.subscribed].sort().join() !== wanted.sort().join())
    broken.push(`subscribed to ${[...socket.subscribed].join()}, and not to ${wanted.join()}`)
  const wrong = world.wrong().filter((id) => isFollowed(id) && !world.isEnded(id))
  if (wrong.length > 0) broken.push(`${wrong.join()} are not as the platform has them`)

  world.asked.length = 0
  for (const id of ids) if (world.isEnded(id)) world.change(id, 'complete')
  await clock.advance(10_000)
  if (world.asked.length > 0) broken.push(`asked for ${world.asked.flat().join()}, which had ended`)

  live.destroy()
  await clock.advance(60_000)
  if (clock.pending > 0 || socket.connections > 0)
    broken.push(`${clock.pending} timers and ${socket.connections} sockets are left`)
  return broken.length > 0 ? `at the end: ${broken.join('; ')}` : undefined
}
