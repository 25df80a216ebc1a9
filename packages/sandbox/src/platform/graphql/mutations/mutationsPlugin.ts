import 'postgraphile/grafast'
import { openBlobs } from '../../envelopes/openBlobs.ts'
import type { FileStore } from '../../files/FileStore.ts'
import type { RequestContext as HttpContext } from '../../http/requestContext.ts'
import { answersOnlyClientIds, mutationFields } from './mutationFields.ts'
import type { MutationRequest } from './MutationRequest.ts'
import { runMutations } from './runMutations.ts'
import type { Database } from '../../db/Database.ts'

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Grafast's own, which is added to in no other way.
  namespace Grafast {
    interface Context {
      /** The request context from the HTTP layer. */
      requestContext?: HttpContext
      /** The store of uploaded files. */
      files?: FileStore
      /** The mutation request under way. */
      mutationRequest?: MutationRequest
    }
  }
}

/** Runs every request of mutations in one transaction. */
export function mutationsPlugin(db: Database): GraphileConfig.Plugin {
  return {
    name: 'CapstanMutationsPlugin',
    version: '1.0.0',
    grafast: {
      middleware: {
        execute(next, { args }) {
          const fields = mutationFields(args.document, args.operationName)
          if (!fields) return next()
          const { requestContext } = (args.contextValue ?? {}) as Grafast.Context
          const variables = args.variableValues ?? {}
          const completesSteps = fields.some(({ field }) => completions.has(field))
          return runMutations(db, {
            fields,
            variables,
            onlyClientIds: answersOnlyClientIds(args.document, args.operationName),
            context: requestContext,
            ...(completesSteps && {
              async prepare(client) {
                args.variableValues = await openBlobs(client, variables)
              },
            }),
            execute(mutationRequest) {
              const { withPgClient } = mutationRequest
              args.contextValue = Object.assign({}, args.contextValue, { withPgClient, mutationRequest })
              return next() as ReturnType<Parameters<typeof runMutations>[1]['execute']>
            },
          })
        },
      },
    },
  }
}

/** Mutations that send the answers to a step. */
const completions = new Set(['completeStep', 'completeDistributionStep', 'completeAllocationStep'])
