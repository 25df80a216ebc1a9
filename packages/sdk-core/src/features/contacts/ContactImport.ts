import type { ImportedRowFragment, ImportFactsFragment } from './operations.generated'

/** A file of contacts on its way into the book of an account. */
export interface ContactImport extends Pick<
  ImportFactsFragment,
  | 'id'
  | 'version'
  | 'fileName'
  | 'rowCount'
  | 'addedCount'
  | 'knownCount'
  | 'repeatedCount'
  | 'wrongCount'
  | 'writtenCount'
  | 'addedUnits'
  | 'problem'
  | 'problemRow'
  | 'problemColumn'
> {
  /**
   * `checked`: it waits for its confirmation, and nothing of it is written. `stopped`, of investments only: those that are
   * written stay, and the rest is written when it is confirmed again.
   */
  status: 'checking' | 'checked' | 'writing' | 'stopped' | 'done' | 'failed'
}

/**
 * A row of the file, and its state: it is added, known already, repeats an earlier row, or has an error. `cells` is what
 * else a file of investments says, as it says it.
 */
export type ImportedRow = ImportedRowFragment

/** The outcomes of rows. */
export const importOutcomes = ['wrong', 'known', 'repeated', 'added'] as const

/** Reads an import. */
export function readImport(read: ImportFactsFragment): ContactImport {
  const { id, version, fileName, rowCount, addedCount, knownCount, repeatedCount, wrongCount, writtenCount } =
    read
  return {
    ...{ id, version, fileName, rowCount, addedCount, knownCount, repeatedCount, wrongCount, writtenCount },
    ...{
      addedUnits: read.addedUnits,
      problem: read.problem,
      problemRow: read.problemRow,
      problemColumn: read.problemColumn,
    },
    status: read.status as ContactImport['status'], // one that was discarded is not requested
  }
}
