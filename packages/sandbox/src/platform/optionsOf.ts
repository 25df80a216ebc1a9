import path from 'node:path'
import { PlatformError } from './db/PlatformError.ts'
import { type SeedSize, seedSizes } from './db/seedSizes.ts'
import type { PlatformOptions } from './PlatformOptions.ts'

/** The arguments of the command line. */
export const argumentSpec = {
  port: { type: 'string' },
  data: { type: 'string' },
  files: { type: 'string' },
  'allow-uploads': { type: 'string' },
  seed: { type: 'string' },
  'database-url': { type: 'string' },
  host: { type: 'string' },
  'public-url': { type: 'string' },
  'source-maps': { type: 'boolean' },
  'i-know-that-anybody-can-sign-in-as-anybody': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

export const argumentsHelp = `Usage: capstan-sandbox [reset] [options]

  reset                 put the seed back, and stop
  --port N              the main port (PORT, 4400); the providers' pages get the next one
  --seed SIZE           small (the default), large (PostgreSQL only) or none: what a new database begins with
  --data DIR            where the data live (CAPSTAN_DATA, .data/sandbox)
  --files DIR           where uploaded files lie (CAPSTAN_FILES, "files" in the data folder)
  --allow-uploads TYPES file types to take beside csv, tsv, pdf, xls and txt, such as xlsx,docx,png
                        (CAPSTAN_ALLOW_UPLOADS)
  --database-url URL    a PostgreSQL to use instead, 15 or newer (DATABASE_URL)
  --host ADDRESS        the address to listen on (CAPSTAN_HOST, localhost)
  --public-url URL      the address that browsers know it by, behind a proxy (CAPSTAN_PUBLIC_URL)
  --source-maps         serve the app's source maps, which contain its sources (CAPSTAN_SOURCE_MAPS=yes)
  --i-know-that-anybody-can-sign-in-as-anybody
                        listen on an address that others can reach all the same
  --help, --version`

/** The values of the arguments on the command line. */
export type Arguments = {
  [Name in keyof typeof argumentSpec]?: (typeof argumentSpec)[Name]['type'] extends 'string'
    ? string
    : boolean
}

/** The options of a platform: the command line first, then the environment, then defaults for a laptop. */
export function optionsOf(values: Arguments, env: NodeJS.ProcessEnv): PlatformOptions {
  const databaseUrl = values['database-url'] ?? env.DATABASE_URL
  const filesDir = values.files ?? env.CAPSTAN_FILES ?? (databaseUrl && '.data/files')
  return {
    port: portOf(values.port ?? env.PORT ?? '4400'),
    databaseUrl: databaseUrl && databaseOf(databaseUrl),
    dataDir: databaseUrl ? undefined : path.resolve(values.data ?? env.CAPSTAN_DATA ?? '.data/sandbox'),
    filesDir: filesDir && path.resolve(filesDir),
    allowedUploads: typesOf(values['allow-uploads'] ?? env.CAPSTAN_ALLOW_UPLOADS ?? ''),
    seed: sizeOf(values.seed ?? env.CAPSTAN_SEED),
    host: values.host ?? env.CAPSTAN_HOST,
    publicUrl: originOf(values['public-url'] ?? env.CAPSTAN_PUBLIC_URL),
    hasSourceMaps: values['source-maps'] ?? env.CAPSTAN_SOURCE_MAPS === 'yes',
    isExposed:
      values['i-know-that-anybody-can-sign-in-as-anybody'] ??
      env.CAPSTAN_I_KNOW_THAT_ANYBODY_CAN_SIGN_IN_AS_ANYBODY === 'yes',
    logLevel: env.LOG_LEVEL ?? 'warn',
  }
}

const typesOf = (list: string) => list.toLowerCase().match(/[a-z0-9]+/g) ?? []

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_534) return port
  throw new PlatformError(
    `${text} is not a port; choose a number from 1 to 65534 (the next one is used too).`,
  )
}

function databaseOf(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text)) return text
  throw new PlatformError(
    'The database URL must begin with postgres://; check DATABASE_URL or --database-url.',
  )
}

function sizeOf(text: string | undefined): SeedSize | undefined {
  const size = seedSizes.find((known) => known === text)
  if (size || text === undefined) return size
  throw new PlatformError(`There is no seed called ${text}; choose ${seedSizes.join(', ')}.`)
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const origin = URL.parse(text)?.origin
  if (origin && /^https?:/.test(origin)) return origin
  throw new PlatformError(
    `${text} is not an address browsers know; --public-url takes one such as https://capstan.example.com.`,
  )
}
