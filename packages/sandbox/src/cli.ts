#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { fail, runPlatform } from './platform/runPlatform.ts'
import { optionsOf } from './platform/optionsOf.ts'
import { resetData } from './platform/resetData.ts'
import { PlatformError } from './platform/db/PlatformError.ts'

const help = `Usage: capstan-sandbox [options]

  --port N              the main port (PORT, 4400); the providers' pages get the next one
  --data DIR            where the data live (CAPSTAN_DATA, .data/sandbox)
  --database-url URL    a PostgreSQL to use instead (DATABASE_URL)
  --reset               begin with an empty data folder
  --host ADDRESS        the address to listen on (localhost)
  --expose-to-network   allow an address that others can reach
  --help                this text`

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        'database-url': { type: 'string' },
        host: { type: 'string' },
        reset: { type: 'boolean' },
        'expose-to-network': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    return fail(new PlatformError(`${(error as Error).message}\n\n${help}`))
  }
}

const values = readArguments()
if (values.help) {
  console.log(help)
} else {
  try {
    const options = optionsOf(values, process.env)
    if (values.reset) await resetData(options)
    await runPlatform(options)
  } catch (error) {
    fail(error)
  }
}
