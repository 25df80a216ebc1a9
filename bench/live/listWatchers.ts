import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { signIn } from '../sandbox/signIn.ts'

/** Sockets that watch lists. */
export interface ListWatchers {
  count: number
  /** When each socket first heard of the row since `since` was requested. */
  heardOf: (id: string) => number[]
  /** The longest frame there was, and how many. */
  frames: { longest: number; count: number; lastAt: number }
  /** Waits until something came and nothing more does, two seconds at most. */
  quiet: () => Promise<void>
  forget: () => void
  /** Subscribes all of them at once, with the age of their data; returns the milliseconds until all are answered. */
  comeBack: (since: number) => Promise<number>
  close: () => void
}

const people = ['issuer', 'issuer-admin', 'issuer-viewer', 'broker']

/** Opens a number of sockets for four people in turn, each of which watches the lists of these tables. */
export async function openWatchers(
  origin: string,
  { sockets, tables }: { sockets: number; tables: readonly string[] },
): Promise<ListWatchers> {
  const signed = await Promise.all(people.map((name) => signIn(origin, `${name}@capstan.test`)))
  const heard = new Map<string, number[]>()
  const frames = { longest: 0, count: 0, lastAt: 0 }
  const opened: WebSocket[] = []
  let answers = 0
  const subscribe = (socket: WebSocket, since?: number) =>
    tables.forEach((table) => socket.send(JSON.stringify({ type: 'subscribe', table, ids: [], since })))
  for (let at = 0; at < sockets; at++) {
    const { cookie, account } = signed[at % signed.length] ?? { cookie: '', account: '' }
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/wss/v1/?account=${account}`, {
      headers: { cookie, origin },
    })
    await new Promise<void>((resolve, reject) => {
      let waiting = tables.length
      socket.on('error', reject)
      socket.on('open', () => subscribe(socket))
      socket.on('message', (data) => {
        const now = performance.now()
        const text = String(data)
        const { type, rows } = JSON.parse(text) as { type?: string; rows?: [string, number][] }
        if (type === 'subscribed') answers++
        if (type === 'subscribed' && --waiting === 0) resolve()
        if (type) return
        Object.assign(frames, {
          longest: Math.max(frames.longest, text.length),
          count: frames.count + 1,
          lastAt: now,
        })
        for (const [id] of rows ?? []) heard.set(id, [...(heard.get(id) ?? []), now])
      })
    })
    opened.push(socket)
  }
  return {
    count: opened.length,
    heardOf: (id) => heard.get(id) ?? [],
    frames,
    async quiet() {
      const until = performance.now() + 2_000
      while (performance.now() < until && (frames.count === 0 || performance.now() - frames.lastAt < 120))
        await wait(10)
    },
    forget() {
      heard.clear()
      Object.assign(frames, { longest: 0, count: 0, lastAt: 0 })
    },
    async comeBack(since) {
      const [started, all] = [performance.now(), answers + opened.length * tables.length]
      for (const socket of opened) subscribe(socket, since)
      while (answers < all) await wait(5)
      return performance.now() - started
    },
    close: () => opened.forEach((socket) => socket.terminate()),
  }
}
