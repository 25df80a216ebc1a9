#!/usr/bin/env node
import './platform/quietGraphile.ts'
import * as modules from 'node:module'
import { parseArgs } from 'node:util'
import { type Arguments, argumentsHelp, argumentSpec, optionsOf } from './platform/optionsOf.ts'
import { PlatformError } from './platform/db/PlatformError.ts'
import { fail } from './platform/fail.ts'
import { checkNode } from './platform/checkNode.ts'
import { pgliteModule } from './platform/db/pgliteModule.ts'
import { versionOf } from './platform/packageFiles.ts'

// What Node compiled last time starts twice as fast. An older Node has no such thing, and is told so below.
modules.enableCompileCache?.()

try {
  await run(...readArguments())
} catch (error) {
  fail(error)
}

function readArguments(): [command: string, values: Arguments] {
  try {
    const { values, positionals } = parseArgs({ options: argumentSpec, allowPositionals: true })
    return [positionals.join(' '), values]
  } catch (error) {
    throw new PlatformError(`${firstSentence((error as Error).message)} Run capstan-sandbox --help.`)
  }
}

function firstSentence(text: string): string {
  return `${text.split('. ')[0]?.replace(/\.$/, '')}.`
}

async function run(command: string, values: Arguments): Promise<void> {
  if (values.help) return console.log(argumentsHelp)
  if (values.version) return console.log(await versionOf())
  checkNode(process.versions.node)
  const options = optionsOf(values, process.env)
  if (command === 'reset') return (await import('./platform/resetData.ts')).resetData(options)
  if (command !== '') throw new PlatformError(`There is no command ${command}; the only one is reset.`)
  // Compiled on another thread while the rest is read; who needs it hears of a failure.
  if (!options.databaseUrl) void pgliteModule().catch(() => undefined)
  await (await import('./platform/runPlatform.ts')).runPlatform(options)
}
