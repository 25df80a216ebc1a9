import { EXPORTABLE } from 'postgraphile/graphile-build'
import { extendSchema } from 'postgraphile/utils'
import { plans } from '../graphql/plans/plans.ts'
import type { ImporterName } from './importers.ts'
import { importsTypeDefs } from './importsTypeDefs.ts'

/** `bulkAllocation` and its preview: the server reads the file, the database has the rules. */
export const importsPlugin = extendSchema((build) => {
  const executor = build.input.pgRegistry.pgExecutors.main
  if (!executor) throw new Error('The schema has no database.')
  const plan = (importer: ImporterName, isPreview: boolean) =>
    EXPORTABLE(
      (importFile, executor, importer, isPreview) => importFile(executor, importer, isPreview),
      [plans.importFile, executor, importer, isPreview],
    )
  const payload = { plans: { report: plans.importReport, query: plans.wholeQuery } }
  return {
    typeDefs: importsTypeDefs,
    objects: {
      Mutation: {
        plans: {
          bulkAllocation: plan('allocation', false),
          previewBulkAllocation: plan('allocation', true),
        },
      },
      BulkAllocationPayload: payload,
      PreviewBulkAllocationPayload: payload,
    },
  }
}, 'CapstanImportsPlugin')
