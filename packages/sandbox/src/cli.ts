#!/usr/bin/env node
import './platform/quietGraphile.ts'
import * as modules from 'node:module'
import { fail } from './platform/fail.ts'
import { runCommand } from './platform/runCommand.ts'

// Node caches compiled code, so the next start takes half the time. An older Node has no compile cache; the command reports that
// below.
modules.enableCompileCache?.()

await runCommand().catch(fail)
