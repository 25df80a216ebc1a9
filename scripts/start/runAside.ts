import { spawn } from 'node:child_process'

/** Runs a program without blocking the caller; returns its exit code. Its output goes to stderr. */
export async function runAside([program = '', ...args]: string[], cwd: string): Promise<number | null> {
  const env = { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' }
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 2, 2] })
  return new Promise((resolve) => child.once('exit', resolve).once('error', () => resolve(null)))
}
