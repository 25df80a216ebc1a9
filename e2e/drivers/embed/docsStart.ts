import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { platformOrigin } from '../../places'
import type { NewInvestor } from '../people/newInvestor'

/** The instructions of `docs/start`: commands to type, files to write. */
export interface DocsStart {
  commands: string[]
  files: { path: string; text: string }[]
}

/**
 * Reads the instructions with our ports in place of its ports, and with the values of the welcome page. An investor of the test
 * takes the place of Maren.
 */
export async function readDocsStart(page: Page, port: number, maren: NewInvestor): Promise<DocsStart> {
  const text = readFileSync(path.join(import.meta.dirname, '../../../docs/start/README.md'), 'utf8')
    .replaceAll('localhost:4400', new URL(platformOrigin).host)
    .replaceAll('localhost:5173', `localhost:${port}`)
  const filled = (await fillIn(page, text)).replace(
    /(maren: \{ email: ').*?(', .* account: ').*?'/,
    `$1${maren.email}$2${maren.accountId}'`,
  )
  expect(filled).toContain(maren.accountId)
  const blocks = [...filled.matchAll(/^```(sh|tsx?|ini)\n(.*?)^```$/gms)]
  return {
    commands: blocks.flatMap(([, kind, body = '']) => (kind === 'sh' ? body.trim().split('\n') : [])),
    files: blocks.flatMap(([, kind, body = '']) =>
      kind === 'sh' ? [] : [{ path: /^(?:\/\/|#) (\S+)\n/.exec(body)?.[1] ?? '', text: body }],
    ),
  }
}

async function fillIn(page: Page, text: string): Promise<string> {
  await page.goto('/sandbox/welcome')
  let filled = text
  for (const name of ['ACCOUNT', 'OFFER_WALL', 'OFFERING']) {
    const value = await valueOf(page, name)
    filled = filled.replaceAll(new RegExp(`'…'(.*// ${name}$)`, 'gm'), `'${value}'$1`)
  }
  return filled.replaceAll(
    'CAPSTAN_SECRET_KEY=…',
    `CAPSTAN_SECRET_KEY=${await valueOf(page, 'CAPSTAN_SECRET_KEY')}`,
  )
}

/** Returns the value under a name on the welcome page. */
export async function valueOf(page: Page, name: string): Promise<string> {
  const term = page.locator('dt', { has: page.getByText(name, { exact: true }) })
  return (await term.locator('xpath=following-sibling::dd[1]/code').innerText()).trim()
}

/** An empty folder, outside the workspace. */
export const emptyFolder = (): string => mkdtempSync(path.join(tmpdir(), 'capstan-docs-'))

/** Runs commands in one shell session; prompts of npm are answered with yes. */
export async function type(commands: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, npm_config_yes: 'true' }
  await promisify(execFile)('bash', ['-ec', commands.join('\n')], { cwd, env })
}

/** Writes files at the paths given by the page. */
export function write(files: DocsStart['files'], folder: string): void {
  for (const file of files) writeFileSync(path.join(folder, file.path), file.text)
}

/** Starts a command that keeps running, and waits until a page answers; returns a function that ends it. */
export async function keepRunning(
  command: string,
  cwd: string,
  url: string,
  env: Record<string, string> = {},
): Promise<() => void> {
  const options = { cwd, detached: true, stdio: 'ignore', env: { ...process.env, ...env } } as const
  const child = spawn('bash', ['-c', command], options)
  const end = () => void (child.pid && process.kill(-child.pid))
  for (let tries = 0; tries < 150; tries++) {
    if (await fetch(url).catch(() => undefined)) return end
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  end()
  throw new Error(`"${command}" serves nothing at ${url}`)
}
