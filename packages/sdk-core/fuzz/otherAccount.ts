// C14: a hundred changes of account and person; nothing of the one before is left, and nothing late comes in.
// `node packages/sdk-core/fuzz/otherAccount.ts [--slice] [--seed N]`
import './fromSource.ts'
import { campaign, type Findings } from './campaign.ts'
import { chance } from './randomList.ts'

const { createCapstan } = await import('../src/createCapstan.ts')
const { followRecords } = await import('../src/live/followRecords.ts')
const { stepQuery } = await import('../src/features/steps/stepQuery.ts')
const { aStorage } = await import('../src/testing/aStorage.ts')
const { fakeServer } = await import('../src/testing/fakeServer.ts')
const { fakeSocket } = await import('../src/testing/fakeSocket.ts')
const { mulberry32 } = await import('../src/testing/mulberry32.ts')
const { operations } = await import('../src/testing/operations.generated.ts')
const { aStep, stepAnswer } = await import('../src/features/steps/testing.ts')
const { testClock } = await import('../src/testing/testClock.ts')

const pad = (count: number) => String(count).padStart(12, '0')
const accountId = (tenant: number) => `a0000000-0000-4000-8000-${pad(tenant)}`
/** An id that only this account knows. */
const stepId = (tenant: number, at: number) => `b0000000-0000-4000-8000-${pad(tenant * 100 + at)}`

await campaign('otherAccount', async (seed, isSlice): Promise<Findings> => {
  const { random, upTo } = chance(mulberry32(seed))
  const [server, socket, clock, storage] = [fakeServer(), fakeSocket(), testClock(), aStorage()]
  const environment = { ...clock, fetch: server.fetch, openSocket: socket.openSocket, random }
  const fetchSession = async () => ({ token: `token-${accountId(tenant)}`, expiresAt: Date.UTC(2030, 0) })
  let tenant = 1
  const capstan = createCapstan({ account: accountId(1), fetchSession, preferences: storage, environment })
  const { client, entityCache, queryClient } = capstan
  const defects: string[] = []
  const switches = isSlice ? 20 : 100
  let late: (() => void)[] = []
  const arrive = () => {
    for (const each of late) each()
    late = []
  }
  // Some answers come at once, and some only when another account is on the screen.
  const answer = async <T>(value: T): Promise<T> => {
    if (random() < 0.3) await new Promise<void>((resolve) => late.push(resolve))
    return value
  }
  server.on(operations.Step, ({ id }) => answer({ __typename: 'Query', stepById: stepAnswer(aStep({ id })) }))
  server.on(operations.CompleteStep, ({ input }) =>
    answer({
      __typename: 'Mutation',
      completeStep: {
        __typename: 'CompleteStepPayload',
        step: stepAnswer(aStep({ id: String(input.stepId), status: 'complete' })),
      },
    }),
  )

  /** Everything that could still know an account. */
  const everything = () =>
    JSON.stringify({
      queries: queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state.data]),
      writes: queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
      stored: Array.from({ length: storage.length }, (_, at) => [
        storage.key(at),
        storage.getItem(storage.key(at) ?? ''),
      ]),
      followed: [...socket.subscribed],
      options: capstan.options,
    })

  for (let turn = 0; turn < switches && defects.length < 5; turn++) {
    const busy: Promise<unknown>[] = []
    const leave: (() => void)[] = []
    for (let at = 0; at < 5; at++) {
      const id = stepId(tenant, at)
      busy.push(queryClient.query({ ...stepQuery(capstan, id), retry: false }))
      if (random() < 0.5) leave.push(followRecords(capstan, 'steps', id))
      if (random() < 0.5)
        busy.push(client.mutate(operations.CompleteStep, { input: { stepId: id, blob: {} } }))
      socket.push('steps', stepId(tenant, upTo(5)), 9)
      await clock.advance(upTo(200))
    }
    capstan.preferences.set('density', 'compact')
    const before = tenant
    tenant++
    if (random() < 0.3) capstan.logout()
    for (const each of leave) each()
    capstan.update({ account: accountId(tenant) })
    busy.push(client.query(operations.Step, { id: stepId(tenant, 0) }))
    arrive()
    await clock.advance(5_000)
    arrive()
    await clock.advance(5_000)
    await Promise.allSettled(busy)

    const left = everything()
    for (let at = 0; at < 5; at++) {
      if (left.includes(stepId(before, at)))
        defects.push(`turn ${turn}: step ${at} is left in ${left.slice(0, 300)}`)
      if (entityCache.has(`Step:${stepId(before, at)}`))
        defects.push(`turn ${turn}: step ${at} is still known`)
    }
    if (left.includes(accountId(before)))
      defects.push(`turn ${turn}: the account is left in ${left.slice(0, 300)}`)
  }
  capstan.destroy()
  if (entityCache.size > 0) defects.push(`${entityCache.size} records are left`)
  return { runs: switches, defects, notes: `${server.requests.length} requests` }
})
