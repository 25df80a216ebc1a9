import { registerHooks } from 'node:module'

/** Lets Node read the sources, whose imports have no extension, as bundlers do. */
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context)
    } catch (error) {
      if (specifier.startsWith('.')) return next(`${specifier}.ts`, context)
      throw error
    }
  },
})
