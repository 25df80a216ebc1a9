// Installs every package as it was packed, with each Node and installer that docs/reference/versions.md promises, imports every
// entry and renders a block as a server does: `node scripts/sample/installs.ts`, after a build and `scripts/packed.ts`. It ends
// with a table. Words choose rows: `node scripts/sample/installs.ts 22 yarn`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyPacked, type Versions } from './siteOutside.ts'

const names = ['sdk-core', 'theme', 'sdk-react', 'sandbox']

interface Installer {
  name: string
  /** The package of the installer, in the version that is tried, and its program in that package. */
  from: string
  program: string
  args: string[]
  /** Writes where the installer looks for the packed packages that others depend on. */
  override: (folder: string, packed: Versions) => object
}

const npmOf = (version: string): Installer => ({
  name: `npm ${version}`,
  from: `npm@${version}`,
  program: 'bin/npm-cli.js',
  args: ['install', '--no-audit', '--no-fund', '--prefer-offline'],
  override: (_folder, overrides) => ({ overrides }),
})

const pnpm: Installer = {
  name: 'pnpm 10',
  from: 'pnpm@10',
  program: 'bin/pnpm.cjs',
  args: ['install', '--prefer-offline', '--reporter', 'append-only'],
  override: (_folder, overrides) => ({ pnpm: { overrides } }),
}

const yarn: Installer = {
  name: 'yarn 1.22',
  from: 'yarn@1.22.22',
  program: 'bin/yarn.js',
  args: ['install', '--non-interactive', '--prefer-offline'],
  override: (_folder, resolutions) => ({ resolutions }),
}

const yarn4: Installer = {
  name: 'yarn 4',
  from: '@yarnpkg/cli-dist@4',
  program: 'bin/yarn.js',
  args: ['install'],
  override: (folder, resolutions) => {
    writeFileSync(path.join(folder, '.yarnrc.yml'), 'nodeLinker: node-modules\nenableTelemetry: false\n')
    writeFileSync(path.join(folder, 'yarn.lock'), '')
    return { resolutions }
  },
}

const tries: { node: number; installer: Installer }[] = [
  { node: 20, installer: npmOf('10') },
  { node: 22, installer: npmOf('10') },
  { node: 24, installer: npmOf('11') },
  { node: 22, installer: pnpm },
  { node: 22, installer: yarn },
  { node: 22, installer: yarn4 },
]

/** The packages that ask for a newer Node than 20, in their own `engines` and in docs/reference/versions.md. */
const newerThan20 = ['@capstan/sdk-react', '@capstan/sandbox']

/** Imports every entry of code, and renders a block. */
const use = `import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

let entries = 0
for (const name of ${JSON.stringify(names)}) {
  const { exports } = JSON.parse(readFileSync('node_modules/@capstan/' + name + '/package.json', 'utf8'))
  for (const [entry, { default: file }] of Object.entries(exports))
    if (file?.endsWith('.js')) {
      await import('@capstan/' + name + entry.slice(1))
      entries++
    }
}
const { createCapstan } = await import('@capstan/sdk-core')
const { InvestFlow } = await import('@capstan/sdk-react/invest')
const { CapstanProvider } = await import('@capstan/sdk-react/provider')
const instance = createCapstan({ account: 'a', endpoint: 'https://platform.example/api/v2/graphql' })
const flow = createElement(InvestFlow, { offeringId: '1', offerWallId: '2' })
const html = renderToString(createElement(CapstanProvider, { instance }, flow))
if (!html.includes('capstan-invest-loading')) throw new Error('InvestFlow is not rendered: ' + html)
instance.destroy()
console.log(entries + ' entries, rendered')
`

/** The warning of yarn 1 about a library that names a peer: other installers add it, or warn when they are asked. */
const ofLibrary = /"[^ "]+ > .* has unmet peer dependency/

const site = path.join(tmpdir(), 'capstan-installs')
const tools = path.join(site, 'tools')

const words = process.argv.slice(2)
const chosen = tries.filter(({ node, installer }) =>
  words.every((word) => `${node} ${installer.name}`.split(' ').includes(word)),
)
const rows = []
for (const each of chosen) rows.push(await tryOut(each))
console.table(rows)
const failed = rows.filter(({ problems }) => problems !== '')
console.log(`${rows.length - failed.length} of ${rows.length} installations work.`)
if (failed.length > 0) process.exit(1)

async function tryOut({ node, installer }: (typeof tries)[number]) {
  const folder = path.join(site, `${node}-${installer.name.replace(/\W/g, '-')}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const runtime = program(`node@${node}`, 'bin/node')
  const packed = await copyPacked(folder, names)
  const dependencies = { ...packed, react: '19.3.1', 'react-dom': '19.3.1', 'styled-components': '6.6.0' }
  const own = { name: 'site', private: true, type: 'module', dependencies }
  const all = { ...own, ...installer.override(folder, packed) }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(all, null, 2))
  writeFileSync(path.join(folder, 'use.js'), use)

  const started = Date.now()
  const installed = run(runtime, [program(installer.from, installer.program), ...installer.args], folder)
  const seconds = Math.round((Date.now() - started) / 1000)
  const used = installed.status === 0 ? run(runtime, ['use.js'], folder) : undefined
  const warnings = warningsOf(installed.output, node)
  const problems = [
    ...(installed.status === 0 ? [] : [`the installation ended with ${installed.status}`]),
    ...(used && used.status !== 0 ? [`the use ended with ${used.status}`] : []),
    ...warnings,
  ]
  if (problems.length > 0) console.error(`${folder}:\n${installed.output}\n${used?.output ?? ''}`)
  return {
    Node: run(runtime, ['--version'], folder).output.trim(),
    installer: installer.name,
    seconds,
    'peers of libraries': installed.output.split('\n').filter((line) => ofLibrary.test(line)).length,
    result: used?.output.trim().split('\n').at(-1) ?? '',
    problems: problems.join('; '),
  }
}

/** The warnings of our making: those that name one of our packages, or a Node that we do not ask for ourselves. */
function warningsOf(output: string, node: number): string[] {
  const lines = output.split('\n')
  const engines = [...output.matchAll(/EBADENGINE\s+package: '(@?[^@']+)@/g)].map(([, name = '']) => name)
  return [
    ...(node === 20 ? [] : engines.map((name) => `${name} asks for another Node`)),
    ...(node === 20 && !newerThan20.every((name) => engines.includes(name))
      ? [`the installer does not say that ${newerThan20.join(' and ')} ask for a newer Node`]
      : []),
    ...lines.filter(
      (line) =>
        /warn/i.test(line) && /capstan|peer/i.test(line) && !/EBADENGINE/.test(line) && !ofLibrary.test(line),
    ),
  ]
}

/** Installs a program once; returns the path of its file. */
function program(from: string, file: string): string {
  const name = from.slice(0, from.lastIndexOf('@'))
  const folder = path.join(tools, from.replace(/\W+/g, '-'))
  const found = path.join(folder, 'node_modules', name, file)
  if (!existsSync(found)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
    const { status, output } = run(
      'npm',
      ['install', from, '--no-audit', '--no-fund', '--prefer-offline'],
      folder,
    )
    if (status !== 0) throw new Error(`${from} cannot be installed: ${output}`)
  }
  return found
}

function run(command: string, args: string[], cwd: string): { status: number | null; output: string } {
  // Scripts of packages find the same Node, and no installer finds the workspace.
  const PATH = `${path.dirname(command)}${path.delimiter}${process.env.PATH}`
  const inherited = Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|NODE_OPTIONS)/i.test(name))
  const env = { ...Object.fromEntries(inherited), PATH }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}
