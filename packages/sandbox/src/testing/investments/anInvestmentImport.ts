import { FileStore } from '../../platform/files/FileStore.ts'
import { importWaiting } from '../../platform/imports/keepImporting.ts'
import { aFileToImport } from './aFileToImport.ts'
import type { Actor, TestDatabase } from '../database/TestDatabase.ts'

/** The state of an imported file of investments. */
export interface TestImport {
  id: string
  status: string
  rowCount: number
  addedCount: number
  knownCount: number
  repeatedCount: number
  wrongCount: number
  writtenCount: number
  addedUnits: string | null
  addedCapital: string | null
  problem: string | null
  problemRow: number | null
  problemColumn: string | null
}

const facts = `id status rowCount addedCount knownCount repeatedCount wrongCount writtenCount addedUnits addedCapital
  problem problemRow problemColumn`
const header = 'email,contactName,amount,price,paidInCapital,paidOn,note'

/** Creates an import of investments into an allocation; it does not advance before `work`. */
export async function anInvestmentImport(
  database: TestDatabase,
  { actor, allocationId, lines }: { actor: Actor; allocationId: string; lines: string[] },
) {
  const fileName = await aFileToImport(database, actor, [header, ...lines].join('\r\n'))
  async function ask(mutation: string, input: object = {}, as: Actor = actor) {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
    const { data, errors } = await database.ask(
      as,
      `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { import { id } } }`,
      { input: { fileName, allocationId, ...input } },
    )
    return {
      id: (data?.made as { import: { id: string } } | null)?.import.id,
      error: errors?.[0]?.extensions,
    }
  }
  const work = () => importWaiting(database.db, new FileStore(database.filesDir))
  async function read(id: string): Promise<TestImport> {
    const { data } = await database.ask(actor, `query ($id: UUID!) { importById(id: $id) { ${facts} } }`, {
      id,
    })
    return data?.importById as TestImport
  }

  return {
    ask,
    work,
    read,
    /** Checks the file, and returns the result. */
    async previewed(): Promise<TestImport> {
      const { id = '' } = await ask('previewBulkAllocation')
      await work()
      return read(id)
    },
    /** Confirms it, and writes it. */
    async written(input: object = {}): Promise<TestImport> {
      const { id = '', error } = await ask('bulkAllocation', input)
      if (error) throw new Error(JSON.stringify(error))
      await work()
      return read(id)
    },
    /** Writes one piece, as a server does. */
    async writePiece(id: string): Promise<boolean> {
      const [row] = await database.rows<{ goes_on: boolean }>(
        'select app_private.write_piece($1) as goes_on',
        [id],
      )
      return row?.goes_on ?? false
    },
    /** Its rows, those with errors first. */
    async rows(importId: string): Promise<Record<string, unknown>[]> {
      const { data } = await database.ask(
        actor,
        `query ($importId: UUID!) { allImportRows(condition: { importId: $importId }, orderBy: [PLACE_ASC]) {
           nodes { id row name email cells investmentId outcome repeats samePerson hasOpen problem column } } }`,
        { importId },
      )
      return (data?.allImportRows as { nodes: Record<string, unknown>[] }).nodes
    },
  }
}
