import type { ExecutionResult } from 'postgraphile/graphql'
import { type OperationEntry, recordOperations } from '../../audit/recordOperations.ts'
import { applySettings } from '../../db/applySettings.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { pgSettings } from '../pgSettings.ts'
import { answerOf, entriesOf, refuseAll } from './answers.ts'
import { asOneBatch, beginBulkBatch, changeAtOnce, endBulkBatch } from './bulkBatch.ts'
import { MutationRequest, type Mutations } from './MutationRequest.ts'
import { closeKey, findAnswer, storeAnswer } from './storedAnswers.ts'
import { refuseDeadlock, retryOnDeadlock } from './retryOnDeadlock.ts'
import type { Database } from '../../db/Database.ts'

/**
 * Runs the mutations of a request in one transaction: those that succeed are committed with the audit and, under an
 * Idempotency-Key, the answer. If none succeeds, all is rolled back except the audit.
 *
 * The mutations of a bulk operation are committed with the outcome of each row, also if none succeeds.
 */
export async function runMutations(db: Database, mutations: Mutations): Promise<ExecutionResult> {
  const { role: _, ...settings } = pgSettings(mutations.context)
  try {
    return await retryOnDeadlock(() => tryMutations(db, mutations))
  } catch (error) {
    const { answer, entries } =
      error instanceof NoMutationSucceeded ? error : refuseAll(mutations.fields, error)
    // A batch is one entry of the audit, for any number of rows.
    const written = mutations.context?.bulkOperationId ? asOneBatch(entries) : entries
    await recordAfterwards(db, settings, written)
    return answer
  }
}

function tryMutations(db: Database, mutations: Mutations): Promise<ExecutionResult> {
  const { role = '', ...settings } = pgSettings(mutations.context)
  return inTransaction(db, async (client) => {
    await applySettings(client, settings)
    const stored = await findAnswer(client, mutations)
    if (stored) return stored
    if (mutations.context?.onlyOutcome) return closeKey(client, mutations)
    await mutations.prepare?.(client)
    const batch = await beginBulkBatch(client, mutations)
    await applySettings(client, { role })
    const request = new MutationRequest(client, batch?.operationId)
    const atOnce = batch && (await changeAtOnce(client, batch, mutations))
    const result = atOnce ?? (await mutations.execute(request))
    refuseDeadlock(result)
    const answer = answerOf(result)
    if (batch) {
      await applySettings(client, { role: 'none' })
      await endBulkBatch(client, batch, answer)
      await storeAnswer(client, mutations, answer)
      return answer
    }
    const entries = entriesOf(mutations.fields, answer, request)
    if (!entries.some(({ outcome }) => outcome === 'done')) throw new NoMutationSucceeded(answer, entries)
    await applySettings(client, { role: 'none' })
    await recordOperations(client, entries)
    await storeAnswer(client, mutations, answer)
    return answer
  })
}

/** Thrown to undo a transaction in which nothing succeeded. */
class NoMutationSucceeded extends Error {
  readonly answer: ExecutionResult
  readonly entries: OperationEntry[]

  constructor(answer: ExecutionResult, entries: OperationEntry[]) {
    super('No mutation of the request succeeded.')
    this.answer = answer
    this.entries = entries
  }
}

async function recordAfterwards(db: Database, settings: Record<string, string>, entries: OperationEntry[]) {
  try {
    await inTransaction(db, async (client) => {
      await applySettings(client, settings)
      await recordOperations(client, entries)
    })
  } catch {
    // Without a database the log is all there is to write to.
    console.error(JSON.stringify({ level: 'error', message: 'audit not written', entries }))
  }
}
