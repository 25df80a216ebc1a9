import type { ExecutionResult } from 'postgraphile/graphql'
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { WithPgClient } from 'postgraphile/@dataplan/pg'
import { bindClient } from './boundClient.ts'
import type { RequestContext } from '../../http/requestContext.ts'
import type { MutationField } from './mutationFields.ts'

/** A request of one or more mutations, and how Grafast runs it. */
export interface Mutations {
  fields: readonly MutationField[]
  /** The variables of the request. */
  variables?: Readonly<Record<string, unknown>>
  /** True when each of them answers its `clientMutationId` and nothing else. */
  onlyClientIds?: boolean
  context: RequestContext | undefined
  /** Called before it runs, with the rights of the database owner. */
  prepare?: (client: PoolClient) => Promise<void>
  execute: (request: MutationRequest) => PromiseLike<ExecutionResult> | ExecutionResult
}

/** A mutation request under way: its one connection, and an operation of the audit for each field that has begun. */
export class MutationRequest {
  readonly withPgClient: WithPgClient
  readonly #operationIds: string[] = []

  /** In a batch of a bulk operation all changes belong to the operation. */
  readonly #bulkOperationId: string | undefined

  constructor(client: PoolClient, bulkOperationId?: string) {
    this.withPgClient = bindClient(client)
    this.#bulkOperationId = bulkOperationId
  }

  /** Called before each field: later changes belong to a new operation. */
  async nextField(): Promise<void> {
    if (this.#bulkOperationId) return
    const id = randomUUID()
    this.#operationIds.push(id)
    await this.withPgClient(null, (client) =>
      client.query({ text: `select set_config('app.operation_id', $1, true)`, values: [id] }),
    )
  }

  /** The operation of the field at this place; a field that never began gets one all the same. */
  operationId(place: number): string {
    return this.#operationIds[place] ?? randomUUID()
  }
}
