import 'postgraphile'

/** Names of the specification that PostGraphile would choose otherwise: every update takes a `patch`. */
export const namesPlugin: GraphileConfig.Plugin = {
  name: 'CapstanNamesPlugin',
  version: '1.0.0',
  inflection: { replace: { patchField: () => 'patch' } },
  schema: {
    entityBehavior: {
      // One way to name the row of a write: by its id.
      pgResourceUnique: {
        inferred: {
          provides: ['writesById'],
          after: ['default'],
          callback: (behavior, [, { isPrimary }]) =>
            isPrimary ? behavior : [behavior, '-constraint:resource:update', '-constraint:resource:delete'],
        },
      },
    },
  },
}
