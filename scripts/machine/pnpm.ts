import { spawnSync, type SpawnSyncOptions } from 'node:child_process'

/** The version of pnpm that everything here was tested with, installed or not. */
export const pnpm = ['npx', '--yes', 'pnpm@12.21.0']

/** Runs pnpm and waits; returns its exit code. */
export function runPnpm(args: string[], options: SpawnSyncOptions = {}): number | null {
  const [program = '', ...rest] = [...pnpm, ...args]
  return spawnSync(program, rest, { stdio: ['ignore', 'inherit', 'inherit'], ...options }).status
}
