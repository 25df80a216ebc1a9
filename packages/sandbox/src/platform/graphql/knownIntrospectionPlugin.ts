import 'postgraphile'
import { PgIntrospectionPlugin } from 'postgraphile/graphile-build-pg'

/**
 * Reads from a text what PostGraphile would ask the database: which tables, columns, functions and grants there are.
 *
 * The question itself takes PGlite longer than any other, and memory that it never gives back.
 */
export function knownIntrospectionPlugin(introspectionText: string): GraphileConfig.Plugin {
  return {
    ...PgIntrospectionPlugin,
    name: 'CapstanKnownIntrospectionPlugin',
    // What stands after the plugin it replaces stands after this one.
    provides: ['PgIntrospectionPlugin'],
    gather: {
      ...PgIntrospectionPlugin.gather,
      initialCache: ({ resolvedPreset }) => ({
        dirty: false,
        introspectionResultsPromise: Promise.resolve(
          (resolvedPreset.pgServices ?? []).map((pgService) => ({ pgService, introspectionText })),
        ),
      }),
    } as GraphileConfig.Plugin['gather'],
  }
}
