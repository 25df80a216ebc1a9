// Builds the broker's site outside the workspace, from the packages as they were packed, and compiles the samples of the
// documentation beside it.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensurePacked, kit } from './pack/ensurePacked.ts'
import { root } from './root.ts'
import { writeDocSamples } from './sample/docSamples.ts'
import { sampleFolder } from './sample/sampleFolder.ts'

function run(cwd: string, ...command: string[]): void {
  const [program = '', ...args] = command
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status === 0) return
  console.error(`"${command.join(' ')}" ended with ${status} in ${cwd}`)
  process.exit(1)
}

/** The packed packages, by name, in a folder of the site's own. */
async function packedKit(): Promise<Record<string, string>> {
  const folder = await ensurePacked(root)
  const files = kit.map((name) => `capstan-${name}.tgz`)
  for (const file of files) cpSync(path.join(folder, file), path.join(sampleFolder, 'tarballs', file))
  return Object.fromEntries(kit.map((name, index) => [`@capstan/${name}`, `file:tarballs/${files[index]}`]))
}

function writePackageJson(packed: Record<string, string>): void {
  const file = path.join(sampleFolder, 'package.json')
  const sample = JSON.parse(readFileSync(file, 'utf8'))
  const dependencies = { ...sample.dependencies, ...oldReact.dependencies, ...packed }
  const devDependencies = { ...sample.devDependencies, ...oldReact.devDependencies }
  writeFileSync(
    file,
    JSON.stringify({ ...sample, dependencies, devDependencies, overrides: packed }, null, 2),
  )
}

/** The oldest React that is supported: the host app runs on the newest. */
const oldReact = {
  dependencies: { react: '18.3.1', 'react-dom': '18.3.1' },
  devDependencies: { '@types/react': '18.3.27', '@types/react-dom': '18.3.7' },
}

/** The configuration of a new Vite app, without the workspace's settings. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['src'],
}

rmSync(sampleFolder, { recursive: true, force: true })
mkdirSync(sampleFolder, { recursive: true })
const copied = ['src', 'public', 'index.html', 'vite.config.ts', 'server', 'server.ts', 'package.json']
for (const name of copied)
  cpSync(`examples/embed-onboarding/${name}`, path.join(sampleFolder, name), { recursive: true })
writePackageJson(await packedKit())
writeDocSamples(path.join(sampleFolder, 'src/docs'))
writeFileSync(path.join(sampleFolder, 'tsconfig.json'), JSON.stringify(tsconfig, null, 2))
run(sampleFolder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error')
run(sampleFolder, 'npx', 'tsc', '-p', '.')
run(sampleFolder, 'npx', 'vite', 'build', '--logLevel', 'error')
console.log(`The sample stands in ${sampleFolder}`)
