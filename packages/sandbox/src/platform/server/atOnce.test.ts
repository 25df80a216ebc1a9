import fastify from 'fastify'
import { expect, it } from 'vitest'
import { addRequestsAtOnce } from './atOnce.ts'

it('refuses requests of one reader beyond so many at the same time, and answers the others', async () => {
  const app = fastify()
  const waiting: (() => void)[] = []
  addRequestsAtOnce(app, 2)
  app.get('/', () => new Promise((answer) => waiting.push(() => answer('answered'))))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = async () => (await fetch(address)).status

  const first = ask()
  await expect.poll(() => waiting.length).toBe(1)
  const second = ask()
  await expect.poll(() => waiting.length).toBe(2)
  const refused = await ask()
  for (const answer of waiting) answer()
  const answered = await Promise.all([first, second])
  const next = ask()
  await expect.poll(() => waiting.length).toBe(3)
  waiting[2]?.()

  expect([refused, answered, await next]).toEqual([429, [200, 200], 200])
  await app.close()
})
