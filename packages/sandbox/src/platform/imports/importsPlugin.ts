import { type PgClient, sideEffectWithPgClientTransaction } from 'postgraphile/@dataplan/pg'
import { access, constant, object, type FieldArgs, type Step } from 'postgraphile/grafast'
import { extendSchema } from 'postgraphile/utils'
import type { FileStore } from '../files/FileStore.ts'
import { allocationImporter, customersImporter, type Importer } from './importers.ts'
import { importsTypeDefs } from './importsTypeDefs.ts'
import { runImport } from './runImport.ts'

/** `bulkCustomers`, `bulkAllocation` and their previews: the server reads the file, the database has the rules. */
export const importsPlugin = (files: FileStore | undefined) =>
  extendSchema((build) => {
    const executor = build.input.pgRegistry.pgExecutors.main
    if (!executor) throw new Error('The schema has no database.')
    const plan = (importer: Importer, isPreview: boolean) => (_parent: Step, args: FieldArgs) => {
      const $input = args.getRaw('input')
      const $report = sideEffectWithPgClientTransaction(
        executor,
        $input,
        (client: PgClient, { fileName, allocationId }: ImportInput) => {
          if (!files) throw new Error('This schema has no folder of files.')
          return runImport(client, files, { importer, fileName, allocationId, isPreview })
        },
      )
      return object({ report: $report, clientMutationId: access($input, 'clientMutationId') })
    }
    const payload = {
      plans: { report: ($payload: Step) => access($payload, 'report'), query: () => constant(true) },
    }
    return {
      typeDefs: importsTypeDefs,
      objects: {
        Mutation: {
          plans: {
            bulkCustomers: plan(customersImporter, false),
            previewBulkCustomers: plan(customersImporter, true),
            bulkAllocation: plan(allocationImporter, false),
            previewBulkAllocation: plan(allocationImporter, true),
          },
        },
        BulkCustomersPayload: payload,
        PreviewBulkCustomersPayload: payload,
        BulkAllocationPayload: payload,
        PreviewBulkAllocationPayload: payload,
      },
    }
  }, 'CapstanImportsPlugin')

interface ImportInput {
  fileName: string
  allocationId?: string
}
