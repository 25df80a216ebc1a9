#!/usr/bin/env node
import './platform/quietGraphile.ts'
import * as modules from 'node:module'
import { fail } from './platform/fail.ts'
import { runCommand } from './platform/runCommand.ts'

// What Node compiled last time starts twice as fast. An older Node has no such thing, and is told so below.
modules.enableCompileCache?.()

await runCommand().catch(fail)
