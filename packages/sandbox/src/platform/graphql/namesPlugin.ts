import 'postgraphile'

/** Names of the specification that PostGraphile would choose otherwise: every update takes a `patch`. */
export const namesPlugin: GraphileConfig.Plugin = {
  name: 'CapstanNamesPlugin',
  version: '1.0.0',
  inflection: { replace: { patchField: () => 'patch' } },
}
