import type { TestAllocation } from './anAllocation.ts'
import { makeDistribution } from './makeDistribution.ts'
import type { Actor, Answer, TestDatabase } from '../database/TestDatabase.ts'

const facts = `id kind state rowCount uncheckedCount readyCount leftOutCount doneCount refusedCount undoneCount keptCount units total
  askedBy undoUntil`

/** A bulk operation as GraphQL answers it. */
export interface TestBulkOperation {
  id: string
  kind: string
  state: string
  rowCount: number
  readyCount: number
  leftOutCount: number
  doneCount: number
  refusedCount: number
}

/** A row of it. */
export interface TestBulkRow {
  id: string
  place: number
  distributionId: string | null
  name: string
  email: string | null
  amount: string | null
  versionBefore: string | null
  outcome: string
  code: string | null
  problem: string | null
}

/** Bulk operations of an allocation, asked for by one person of its owner. */
export class BulkOperations {
  readonly #database: TestDatabase
  readonly #allocation: TestAllocation
  readonly actor: Actor

  constructor(database: TestDatabase, allocation: TestAllocation, actor: Actor = allocation.owner.as()) {
    this.#database = database
    this.#allocation = allocation
    this.actor = actor
  }

  ask(mutation: string, input: object, actor = this.actor): Promise<Answer> {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
    return this.#database.ask(
      actor,
      `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { bulkOperation { ${facts} } } }`,
      { input },
    )
  }

  async make(input: object): Promise<TestBulkOperation> {
    return opened(await this.ask('makeBulkOperation', { allocationId: this.#allocation.id, ...input }))
  }

  /** Makes one and has all of its rows checked. */
  async checked(input: object): Promise<TestBulkOperation> {
    const { id } = await this.make(input)
    return this.check(id)
  }

  async check(id: string): Promise<TestBulkOperation> {
    for (;;) {
      const found = opened(await this.ask('checkBulkOperation', { id }))
      if (found.state !== 'checking') return found
    }
  }

  async read(id: string): Promise<TestBulkOperation> {
    const { data } = await this.#database.ask(
      this.actor,
      `query ($id: UUID!) { bulkOperationById(id: $id) { ${facts} } }`,
      { id },
    )
    return data?.bulkOperationById as TestBulkOperation
  }

  async rows(operationId: string, outcome?: string): Promise<TestBulkRow[]> {
    const { data } = await this.#database.ask(
      this.actor,
      `query ($condition: BulkOperationRowCondition) {
         allBulkOperationRows(condition: $condition, orderBy: [RANK_ASC, PLACE_ASC]) {
           nodes { id place distributionId name email amount versionBefore outcome code problem } } }`,
      { condition: { operationId, ...(outcome && { outcome }) } },
    )
    return (data?.allBulkOperationRows as { nodes: TestBulkRow[] }).nodes
  }

  /** Sends rows of an operation as the kit does: the mutations of the specification, under the operation. */
  async send(
    operationId: string,
    rows: readonly TestBulkRow[],
    input: (row: TestBulkRow) => object,
    actor: Actor = this.actor,
    selected = 'clientMutationId',
  ): Promise<Answer> {
    const { kind } = await this.read(operationId)
    const field = fields[kind] ?? kind
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input!`
    const source = `mutation (${rows.map((_, n) => `$i${n}: ${type}`).join(', ')}) {
      ${rows.map((_, n) => `r${n}: ${field}(input: $i${n}) { ${selected} }`).join('\n')} }`
    const variables = Object.fromEntries(rows.map((row, n) => [`i${n}`, input(row)]))
    return this.#database.ask({ ...actor, bulkOperationId: operationId }, source, variables)
  }
}

const fields: Record<string, string> = {
  status: 'updateDistributionById',
  note: 'createDistributionAnnotation',
  invite: 'makeDistribution',
}

function opened({ data, errors }: Answer): TestBulkOperation {
  if (errors) throw new Error(JSON.stringify(errors))
  return (data?.made as { bulkOperation: TestBulkOperation }).bulkOperation
}

/** Creates a number of open distributions in an allocation. */
export async function distributionsIn(
  database: TestDatabase,
  allocation: TestAllocation,
  count: number,
): Promise<string[]> {
  const ids: string[] = []
  for (let nr = 1; nr <= count; nr++) {
    const name = `Investor ${String(nr).padStart(2, '0')}`
    ids.push((await makeDistribution(database, allocation, { name, amount: '1' })).id)
  }
  return ids
}
