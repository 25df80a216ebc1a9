import { parseArgs } from 'node:util'
import { checkNode } from './checkNode.ts'
import { pgliteModule } from './db/pgliteModule.ts'
import { PlatformError } from './db/PlatformError.ts'
import { type Arguments, argumentsHelp, argumentSpec, optionsOf } from './optionsOf.ts'
import { versionOf } from './packageFiles.ts'
import type { PlatformOptions } from './PlatformOptions.ts'

/** Runs the command line. `prepare` is awaited before the server starts, and may return more options. */
export async function runCommand(
  prepare?: (options: PlatformOptions) => Promise<Partial<PlatformOptions>>,
): Promise<void> {
  const { command, values } = readArguments()
  if (values.help) return console.log(argumentsHelp)
  if (values.version) return console.log(await versionOf())
  checkNode(process.versions.node)
  const options = optionsOf(values, process.env)
  if (command === 'reset') return (await import('./resetData.ts')).resetData(options)
  if (command !== '') throw new PlatformError(`There is no command ${command}; the only one is reset.`)
  const prepared = await prepare?.(options)
  // Compiled on another thread while the rest loads; its first use reports a failure.
  if (!options.databaseUrl) void pgliteModule().catch(() => undefined)
  await (await import('./runPlatform.ts')).runPlatform({ ...options, ...prepared })
}

function readArguments(): { command: string; values: Arguments } {
  try {
    const { values, positionals } = parseArgs({ options: argumentSpec, allowPositionals: true })
    return { command: positionals.join(' '), values }
  } catch (error) {
    throw new PlatformError(`${firstSentence((error as Error).message)} --help says which words there are.`)
  }
}

function firstSentence(text: string): string {
  return `${text.split('. ')[0]?.replace(/\.$/, '')}.`
}
