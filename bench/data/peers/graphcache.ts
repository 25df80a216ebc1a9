import { Client, gql, type Exchange, type Operation } from '@urql/core'
import { cacheExchange, type Cache } from '@urql/exchange-graphcache'
import { filter, map, subscribe } from 'wonka'
import type { MakePeer } from '../Peer.ts'
import { listQuery, placeAmong, rowFields, variablesOf, type Answer, type Patch } from '../workload.ts'

const query = gql(listQuery)
const documents = {
  Distribution: gql('mutation U($n: Int) { update { __typename id status amount } }'),
  InvestorAccount: gql('mutation A($n: Int) { update { __typename id name } }'),
  all: gql('mutation B($n: Int) { updateAll { __typename id status amount } }'),
  remove: gql('mutation R($n: Int) { remove { __typename id } }'),
  create: gql(`mutation C($n: Int) { create { ${rowFields} } }`),
}

/** urql with Graphcache. Creates and deletes go through hand-written updaters, which know where a row belongs. */
export const makePeer: MakePeer = (n) => {
  const answers = new Map<string, unknown>()
  let payload: unknown
  const platform: Exchange = () => (operations) => {
    const answered = map((operation: Operation) => ({
      operation,
      data: operation.kind === 'query' ? answers.get(JSON.stringify(operation.variables)) : payload,
      stale: false,
      hasNext: false,
    }))
    const asked = filter<Operation>(({ kind }) => kind !== 'teardown')
    return answered(asked(operations as never)) as never
  }
  const updates = { Mutation: { remove: removed, create: inserted } }
  const client = new Client({
    url: 'http://localhost',
    preferGetMethod: false,
    exchanges: [cacheExchange({ updates: updates as never }), platform],
  })
  const subscriptions: { unsubscribe(): void }[] = []
  let count = 0
  const mutate = (document: ReturnType<typeof gql>, data: unknown) => {
    payload = data
    const request = { key: ++count, query: document, variables: { n: count } }
    listen(client.executeMutation(request as never), () => {}).unsubscribe()
  }
  const ask = (list: number, requestPolicy: 'network-only' | 'cache-only') => {
    let answer: Answer | undefined
    const source = client.query(query, variablesOf(list, n), { requestPolicy })
    listen(source, (data) => (answer = data)).unsubscribe()
    return answer
  }
  return {
    write(list, answer) {
      const key = JSON.stringify(variablesOf(list, n))
      answers.set(key, answer)
      ask(list, 'network-only')
      answers.delete(key)
    },
    read: (list) => ask(list, 'cache-only'),
    observe(list, tell) {
      const source = client.query(query, variablesOf(list, n), { requestPolicy: 'cache-only' })
      subscriptions.push(listen(source, (data) => data && tell(data)))
    },
    update: (patch) =>
      mutate(documents[patch.__typename as 'Distribution'], { __typename: 'Mutation', update: patch }),
    updateAll: (patches) => mutate(documents.all, { __typename: 'Mutation', updateAll: patches }),
    remove: ({ __typename, id }) =>
      mutate(documents.remove, { __typename: 'Mutation', remove: { __typename, id } }),
    create: (record) => mutate(documents.create, { __typename: 'Mutation', create: record }),
    stop: () => subscriptions.forEach((subscription) => subscription.unsubscribe()),
  }
}

/** Subscribes to urql's sources, whose types differ from wonka's only in name. */
function listen(source: unknown, tell: (data: Answer | undefined) => void): { unsubscribe(): void } {
  return subscribe<{ data?: unknown }>(({ data }) => tell(data as Answer | undefined))(source as never)
}

interface Payload {
  remove: Patch
  create: Patch & { createdOn: string }
}

function removed({ remove }: Payload, _arguments: unknown, cache: Cache): void {
  const key = cache.keyOfEntity(remove as never)
  eachList(cache, (rows) => (key && rows.includes(key) ? rows.filter((row) => row !== key) : undefined))
  cache.invalidate(remove as never)
}

function inserted({ create }: Payload, _arguments: unknown, cache: Cache): void {
  const key = cache.keyOfEntity(create as never)
  eachList(cache, (rows) => {
    const instants = rows.map((row) => ({ createdOn: String(cache.resolve(row, 'createdOn')) }))
    return key ? rows.toSpliced(placeAmong(instants, create.createdOn), 0, key) : undefined
  })
}

function eachList(cache: Cache, change: (rows: string[]) => string[] | undefined): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
    if (fieldName !== 'allDistributions') continue
    const connection = cache.resolve('Query', fieldKey) as string
    const rows = change((cache.resolve(connection, 'nodes') ?? []) as string[])
    if (rows) cache.link(connection, 'nodes', rows as never)
  }
}
