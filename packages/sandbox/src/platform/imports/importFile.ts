import { type PgClient, type PgExecutor, sideEffectWithPgClientTransaction } from 'postgraphile/@dataplan/pg'
import { access, context, type FieldArgs, list, object, type Step } from 'postgraphile/grafast'
import type { FileStore } from '../files/FileStore.ts'
import { type ImporterName, importers } from './importers.ts'
import { runImport } from './runImport.ts'

/** Imports a file that was uploaded, or tries to. */
export function importFile(executor: PgExecutor, importer: ImporterName, isPreview: boolean) {
  return (_parent: Step, args: FieldArgs): Step => {
    const $input = args.getRaw('input')
    const $wish = list([$input, context().get('files')])
    const $report = sideEffectWithPgClientTransaction(
      executor,
      $wish,
      (
        client: PgClient,
        [{ fileName, allocationId }, files]: readonly [ImportInput, FileStore | undefined],
      ) => {
        if (!files) throw new Error('Nobody said where the files lie.')
        return runImport(client, files, { importer: importers[importer], fileName, allocationId, isPreview })
      },
    )
    return object({ report: $report, clientMutationId: access($input, 'clientMutationId') })
  }
}

/** What an import found in its file. */
export function importReport($payload: Step): Step {
  return access($payload, 'report')
}

interface ImportInput {
  fileName: string
  allocationId?: string
}
