import path from 'node:path'
import { PlatformError } from './db/PlatformError.ts'
import type { PlatformOptions } from './startPlatform.ts'

/** What a person wrote on the command line. */
export interface Arguments {
  port?: string
  data?: string
  'database-url'?: string
  host?: string
  'expose-to-network'?: boolean
}

/** The options of a platform: the command line first, then the environment, then what suits a laptop. */
export function optionsOf(values: Arguments, env: NodeJS.ProcessEnv): PlatformOptions {
  const databaseUrl = values['database-url'] ?? env.DATABASE_URL
  const options: PlatformOptions = {
    port: portOf(values.port ?? env.PORT ?? '4400'),
    databaseUrl,
    dataDir: databaseUrl ? undefined : path.resolve(values.data ?? env.CAPSTAN_DATA ?? '.data/sandbox'),
    isExposed: values['expose-to-network'] ?? false,
    logLevel: env.LOG_LEVEL ?? 'warn',
  }
  return values.host === undefined ? options : { ...options, host: values.host }
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_534) return port
  throw new PlatformError(
    `${text} is not a port; choose a number from 1 to 65534 (the next one is used too).`,
  )
}
