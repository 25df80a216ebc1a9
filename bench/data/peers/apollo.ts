import { ApolloClient, ApolloLink, InMemoryCache, gql } from '@apollo/client'
import { cacheSizes } from '@apollo/client/utilities'
import type { MakePeer } from '../Peer.ts'
import {
  placeAmong,
  rowFields,
  variablesOf,
  type Answer,
  type Distribution,
  type Patch,
} from '../workload.ts'
import { listQuery } from '../workload.ts'

/** Apollo Client with its result caches large enough for the workload: with its own limits it is slower by an order. */
export const makePeer: MakePeer = (n) => {
  cacheSizes['inMemoryCache.executeSelectionSet'] = 1e6
  cacheSizes['inMemoryCache.executeSubSelectedArray'] = 2e5
  cacheSizes['inMemoryCache.maybeBroadcastWatch'] = 1e4
  const cache = new InMemoryCache()
  const client = new ApolloClient({ cache, link: ApolloLink.empty() })
  const query = gql(listQuery)
  const subscriptions: { unsubscribe(): void }[] = []
  const fragments = new Map<string, ReturnType<typeof gql>>()
  const fragmentOf = (typename: string, fields: string) => {
    const text = `fragment F${typename}${fields.replace(/\W+/g, '_')} on ${typename} { ${fields} }`
    const fragment = fragments.get(text) ?? gql(text)
    fragments.set(text, fragment)
    return fragment
  }
  const update = (patch: Patch) => {
    const fields = Object.keys(patch).filter((field) => field !== 'id' && field !== '__typename')
    const fragment = fragmentOf(patch.__typename, fields.join(' '))
    cache.writeFragment({ id: `${patch.__typename}:${patch.id}`, fragment, data: patch })
  }
  return {
    write: (list, data) => void client.writeQuery({ query, variables: variablesOf(list, n), data }),
    read: (list) => client.readQuery<Answer>({ query, variables: variablesOf(list, n) }),
    observe(list, listen) {
      const watched = client.watchQuery<Answer>({
        query,
        variables: variablesOf(list, n),
        fetchPolicy: 'cache-only',
      })
      subscriptions.push(watched.subscribe(({ data }) => data && listen(data as Answer)))
    },
    update,
    updateAll: (patches) => void cache.batch({ update: () => patches.forEach(update) }),
    remove: ({ __typename, id }) =>
      void cache.batch({ update: () => cache.evict({ id: `${__typename}:${id}` }) }),
    create: (record) => void cache.batch({ update: () => insert(record) }),
    stop: () => subscriptions.forEach((subscription) => subscription.unsubscribe()),
  }

  function insert(record: Distribution): void {
    const ref = cache.writeFragment({ fragment: fragmentOf('Distribution', rowFields), data: record })
    cache.modify({
      fields: {
        allDistributions(connection, { readField }) {
          const nodes = connection.nodes.map((node: never) => ({ createdOn: readField('createdOn', node) }))
          const rows = connection.nodes.toSpliced(placeAmong(nodes, record.createdOn), 0, ref)
          return { ...connection, nodes: rows, totalCount: rows.length }
        },
      },
    })
  }
}
