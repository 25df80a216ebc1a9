import 'postgraphile/grafserv'
import { limitRule } from './limitRule.ts'

/** Adds the limits of depth and cost to what a query is validated against. */
export const limitsPlugin: GraphileConfig.Plugin = {
  name: 'CapstanLimitsPlugin',
  version: '1.0.0',
  grafserv: {
    middleware: {
      setPreset(next, event) {
        event.validationRules = [...event.validationRules, limitRule({ maxDepth: 12, maxCost: 2_000_000 })]
        return next()
      },
    },
  },
}
