import { registerHooks } from 'node:module'

// A program: starts an empty platform, stops it, and prints every file of code that was read meanwhile.
const read: string[] = []
registerHooks({
  load(url, context, next) {
    read.push(url)
    return next(url, context)
  },
})

const { startPlatform } = await import('../../platform/startPlatform.ts')
const platform = await startPlatform({ port: 0, logLevel: 'silent', seed: 'none' })
await platform.close()
console.log(read.join('\n'))
