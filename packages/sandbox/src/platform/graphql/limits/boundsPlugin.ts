import 'postgraphile/grafserv'
import { isSafeError, type OperationPlan } from 'postgraphile/grafast'
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  validate,
  type ValidationRule,
} from 'postgraphile/graphql'
import { type AnswerBounds, plannedTooLong } from './AnswerBounds.ts'
import { guardPlan } from './guardPlan.ts'
import { maskError } from '../maskError.ts'
import { addWeight, readDocument } from './readDocument.ts'

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Grafast's own, which is added to in no other way.
  namespace Grafast {
    interface Context {
      /** The limits on the answer to the request. */
      bounds?: AnswerBounds
    }
  }
}

/**
 * Ends a request whose answer is too large, and caches parsed documents within a memory limit.
 *
 * Grafserv and Grafast keep 500 documents and 500 plans, however large. Here a document is cached with its analysis and its
 * plans, and they are evicted together.
 */
export const boundsPlugin: GraphileConfig.Plugin = {
  name: 'CapstanBoundsPlugin',
  version: '1.0.0',
  grafserv: {
    middleware: {
      setPreset(next, event) {
        const { getExecutionConfig } = event
        event.getExecutionConfig = async function (context) {
          const config = await getExecutionConfig.call(this, context)
          const parseAndValidate = (source: string) => checked(config.schema, source, event.validationRules)
          return { ...config, parseAndValidate }
        }
        return next()
      },
    },
  },
  grafast: {
    middleware: {
      async execute(next, { args }) {
        const { bounds } = (args.contextValue ?? {}) as Grafast.Context
        const result = await next()
        const isStream = Symbol.asyncIterator in result
        // Nothing is streamed here.
        return bounds && !isStream ? bounds.answer(result as ExecutionResult) : result
      },
      establishOperationPlan(next, { schema, operation, args }) {
        // Grafast looks there for the plans, and puts new ones there.
        const extensions = schema.extensions as { grafast?: Extensions }
        const shared = extensions.grafast
        extensions.grafast = plansOf(schema, operation, shared)
        try {
          const plan = next()
          if (!guarded.has(plan)) addWeight(args.document, guard(plan))
          return plan
        } catch (error) {
          if (isSafeError(error as Error) && tooLongToPlan.test((error as Error).message))
            throw plannedTooLong()
          throw error
        } finally {
          extensions.grafast = shared
        }
      },
    },
  },
}

const tooLongToPlan = /too long to plan/

type Checked = { document: DocumentNode } | { errors: readonly GraphQLError[] }

const checkedBySchema = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Checked>>()

/** A document, or its errors. */
function checked(schema: GraphQLSchema, source: string, rules: readonly ValidationRule[]): Checked {
  const document = readDocument(source)
  if (typeof document === 'string') return { errors: [maskError(new GraphQLError(document))] }
  const known = checkedBySchema.get(schema) ?? new WeakMap<DocumentNode, Checked>()
  checkedBySchema.set(schema, known)
  const before = known.get(document)
  if (before) return before
  const errors = validate(schema, document, rules)
  const found = errors.length > 0 ? { errors } : { document }
  known.set(document, found)
  return found
}

type Extensions = NonNullable<GraphQLSchema['extensions']['grafast']>

const plansBySchema = new WeakMap<GraphQLSchema, WeakMap<OperationDefinitionNode, Extensions>>()

/** Returns the object in which Grafast keeps the plans of one operation; it is collected with the operation. */
function plansOf(schema: GraphQLSchema, operation: OperationDefinitionNode, shared: Extensions | undefined) {
  const known = plansBySchema.get(schema) ?? new WeakMap<OperationDefinitionNode, Extensions>()
  plansBySchema.set(schema, known)
  const before = known.get(operation)
  if (before) return before
  const own = { ...shared, operationsCacheMaxLength: 2 }
  known.set(operation, own)
  return own
}

const guarded = new WeakSet<OperationPlan>()

function guard(plan: OperationPlan): number {
  guarded.add(plan)
  return guardPlan(plan)
}
