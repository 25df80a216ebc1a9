import {
  Environment,
  Network,
  RecordSource,
  Store,
  createOperationDescriptor,
  type Disposable,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'
import type { MakePeer } from '../Peer.ts'
import { lists, placeAmong, variablesOf, type Answer, type Distribution, type Patch } from '../workload.ts'
import query from './listQuery.generated.ts'

/** Relay's store. Lists are changed by hand-written updaters, which know where a row belongs. */
export const makePeer: MakePeer = (n) => {
  const environment = new Environment({
    network: Network.create(() => Promise.resolve({ data: {} })),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 100 }),
  })
  const subscriptions: Disposable[] = []
  const operations = Array.from({ length: lists }, (_, list) => {
    const operation = createOperationDescriptor(query, variablesOf(list, n))
    environment.retain(operation)
    return operation
  })
  const operationOf = (list: number) => {
    const operation = operations[list]
    if (!operation) throw new Error(`There is no list ${list}.`)
    return operation
  }
  const lookUp = (list: number) => environment.lookup(operationOf(list).fragment)
  const eachList = (store: RecordSourceProxy, change: (rows: RecordProxy[]) => RecordProxy[] | undefined) => {
    for (const { request } of operations) {
      const connection = store.getRoot().getLinkedRecord('allDistributions', request.variables)
      const rows = change((connection?.getLinkedRecords('nodes') ?? []) as RecordProxy[])
      if (!connection || !rows) continue
      connection.setLinkedRecords(rows, 'nodes')
      connection.setValue(rows.length, 'totalCount')
    }
  }
  const update = (patches: readonly Patch[]) =>
    environment.commitUpdate((store) => patches.forEach((patch) => setFields(store.get(patch.id), patch)))

  return {
    write: (list, answer) => environment.commitPayload(operationOf(list), answer as never),
    read: (list) => lookUp(list).data as unknown as Answer,
    observe(list, listen) {
      const listener = ({ data }: { data: unknown }) => listen(data as Answer)
      subscriptions.push(environment.subscribe(lookUp(list), listener as never))
    },
    update: (patch) => update([patch]),
    updateAll: update,
    remove: ({ id }) =>
      environment.commitUpdate((store) => {
        eachList(store, (rows) => rows.filter((row) => row?.getDataID() !== id))
        store.delete(id)
      }),
    create: (record) => environment.commitUpdate((store) => createIn(store, record)),
    stop: () => subscriptions.forEach((subscription) => subscription.dispose()),
  }

  function createIn(store: RecordSourceProxy, record: Distribution): void {
    const row = written(store, record)
    eachList(store, (rows) => {
      const instants = rows.map((each) => ({ createdOn: String(each.getValue('createdOn')) }))
      return rows.toSpliced(placeAmong(instants, record.createdOn), 0, row)
    })
  }
}

/** A record in the store, with the records it refers to. */
function written(store: RecordSourceProxy, record: object): RecordProxy {
  const { __typename, id } = record as Patch
  const proxy = store.get(id) ?? store.create(id, __typename)
  proxy.setValue(id, 'id')
  setFields(proxy, record)
  for (const [field, value] of Object.entries(record))
    if (typeof value === 'object') proxy.setLinkedRecord(written(store, value), field)
  return proxy
}

function setFields(record: RecordProxy | null | undefined, fields: object): void {
  for (const [field, value] of Object.entries(fields))
    if (field !== '__typename' && field !== 'id' && typeof value !== 'object') record?.setValue(value, field)
}
