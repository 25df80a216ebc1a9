import type { Capstan } from '../../Capstan'
import type { TypedDocument } from '../../client/TypedDocument'
import type { BulkOperation, BulkRow } from './BulkOperation'
import {
  AnnotateAllocationDocument,
  AnnotateDistributionDocument,
  InviteInBulkDocument,
  UpdateDistributionStatusDocument,
} from './operations.generated'

/** The number of rows that one request changes. */
export const batchSize = 200

/**
 * Sends the mutations of some rows in one request, as part of their operation: the platform records the outcome of each, and
 * refuses the request if one of its rows was tried before. (CALL-072, CALL-083, CALL-084, CALL-086)
 *
 * @throws CapstanError the first refusal of a row, or of the whole batch; the rows of the operation say which
 */
export async function sendBatch(
  { client }: Pick<Capstan, 'client'>,
  operation: BulkOperation,
  rows: readonly BulkRow[],
  request: { signal?: AbortSignal } = {},
): Promise<void> {
  const steps = rows.map((row) => mutationOf(operation, row))
  const variables = Object.fromEntries(steps.map(({ input }, n) => [`i${n}`, input]))
  const document = batchOf(steps.map((step) => step.document)) as TypedDocument<unknown, typeof variables>
  await client.mutate(document, variables, { ...request, bulkOperation: operation.id })
}

/** The mutation of the specification that changes one row, and its input. */
export function mutationOf(
  { kind, newStatus, annotation, allocationId }: BulkOperation,
  { distributionId: id, email, name, amount, versionBefore: version }: BulkRow,
): { document: { toString(): string }; input: object } {
  if (kind === 'status')
    return {
      document: UpdateDistributionStatusDocument,
      input: { id, patch: { status: newStatus, version } },
    }
  if (kind === 'invite')
    return {
      document: InviteInBulkDocument,
      input: { accountEmail: email, amount, name: name || null, allocationId },
    }
  return id === null
    ? { document: AnnotateAllocationDocument, input: { id: allocationId, annotation } }
    : { document: AnnotateDistributionDocument, input: { id, annotation } }
}

const single = /^mutation \w+\(\$input:(\w+!)\)\{(?:__typename )?(\w+)\(input:\$input\)/

/** One document of many mutations. Batches of the same length have the same text, which the platform plans once. */
function batchOf(documents: readonly { toString(): string }[]): string {
  const fields = documents.map((document) => {
    const [, type = '', field = ''] = single.exec(document.toString()) ?? []
    return { type, field }
  })
  const variables = fields.map(({ type }, n) => `$i${n}:${type}`)
  const mutations = fields.map(({ field }, n) => `r${n}:${field}(input:$i${n}){clientMutationId}`)
  return `mutation BulkBatch(${variables.join('')}){${mutations.join(' ')}}`
}
