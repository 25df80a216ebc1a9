import type { PgClient } from 'postgraphile/@dataplan/pg'
import type { FileName, FileStore } from '../files/FileStore.ts'
import { Refusal } from '../graphql/mutations/Refusal.ts'
import type { ImportRow, RowProblem } from './ImportTable.ts'
import type { Importer } from './importers.ts'
import { readTable } from './readTable.ts'

/** What to import. */
export interface ImportWish {
  importer: Importer
  fileName: string
  allocationId?: string
  /** Everything is tried, and nothing is written. */
  isPreview: boolean
}

/** What an import found in its file. */
export interface ImportReport {
  rowCount: number
  duplicateCount: number
  problemCount: number
  /** The first ones, in the order of the rows. */
  problems: RowProblem[]
  totals: Record<string, string>
}

const mostProblems = 200

/** Imports a file whole, or refuses with `import_invalid` and what is wrong with which rows. */
export async function runImport(client: PgClient, files: FileStore, wish: ImportWish): Promise<ImportReport> {
  let report: ImportReport | undefined
  try {
    await client.withTransaction(async (inner) => {
      report = await tryImport(inner, files, wish)
      if (wish.isPreview || report.problemCount > 0) throw new Undo()
    })
  } catch (error) {
    if (!(error instanceof Undo) || !report) throw error
  }
  if (!report) throw new Error('The import has no report.')
  if (!wish.isPreview && report.problemCount > 0) throw notImported(report)
  return report
}

/** Leaves the transaction as it was before. */
class Undo extends Error {}

const notImported = ({ problemCount, problems }: ImportReport) =>
  new Refusal('import_invalid', 'Nothing was imported: some rows are not right.', {
    count: problemCount,
    rows: problems,
  })

async function tryImport(client: PgClient, files: FileStore, wish: ImportWish): Promise<ImportReport> {
  const { importer, allocationId = null, isPreview } = wish
  const operation = isPreview ? `preview_${importer.operation}` : importer.operation
  const file = await begin(client, operation, wish.fileName)
  const refused: RowProblem[] = []
  const sums = new Sums(client, importer)
  const table = await readTable(files.read(file), importer, {
    piece: 100,
    take: (table) => table.takeRows(),
    handOver: async (rows) => {
      // A plan made while a table was small would be kept while it grows a hundredfold.
      await client.query({ text: 'discard plans' })
      const values = [operation, allocationId, JSON.stringify(rows)]
      const text = 'select "row", "column", message from app_private.import_rows($1, $2, $3)'
      refused.push(...(await client.query<RowProblem>({ text, values })).rows)
      await sums.add(rows)
    },
  })
  await client.query({ text: 'select app_private.end_marking_later()' })
  const problems = [...table.problems, ...refused].sort((a, b) => a.row - b.row)
  return {
    rowCount: table.count,
    duplicateCount: table.duplicates,
    problemCount: problems.length,
    problems: problems.slice(0, mostProblems),
    totals: sums.totals,
  }
}

async function begin(client: PgClient, operation: string, fileName: string): Promise<FileName> {
  const text = 'select id, attempt from app_private.begin_import($1, $2)'
  const { rows } = await client.query<FileName>({ text, values: [operation, fileName] })
  if (!rows[0]) throw new Error('There is no file to import.')
  return rows[0]
}

/** Adds columns up batch by batch, exactly: the database does the sums. */
class Sums {
  readonly #client: PgClient
  readonly #columns: string[]
  totals: Record<string, string> = {}

  constructor(client: PgClient, { columns }: Importer) {
    this.#client = client
    this.#columns = columns.filter(({ isSummed }) => isSummed).map(({ name }) => name)
  }

  async add(rows: ImportRow[]): Promise<void> {
    if (this.#columns.length === 0) return
    const values = [JSON.stringify([...rows, { cells: this.totals }]), this.#columns]
    const text = 'select app_private.sums_of($1, $2) as totals'
    const answer = await this.#client.query<{ totals: Record<string, string> }>({ text, values })
    this.totals = answer.rows[0]?.totals ?? this.totals
  }
}
