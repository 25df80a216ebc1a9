import 'postgraphile'

/** Placeholder. */
export const rowCapPlugin: GraphileConfig.Plugin = { name: 'CapstanRowCapPlugin', version: '1.0.0' }
