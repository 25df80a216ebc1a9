// What each entry point costs a page: bundled, minified, React external. `--write` renews bench/reports/size.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build, type Metafile, type OutputFile } from 'esbuild'

interface Entry {
  specifier: string
  /** The most the first load may weigh, in kB brotli: the entry's chunk with all it imports statically. */
  first: number
  /** The most all of it may weigh, with every part that comes when it is needed. */
  all: number
}

interface Bundle {
  files: OutputFile[]
  outputs: Metafile['outputs']
}

const entries = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')) as Entry[]
const outdir = new URL('./out', import.meta.url).pathname

async function bundle(specifier: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export * from '${specifier}'`, resolveDir: import.meta.dirname },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir,
    absWorkingDir: import.meta.dirname,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return { files: outputFiles, outputs: metafile.outputs }
}

/**
 * The names of the chunks a browser loads: before it runs the entry, or ever. A chunk that only code left out asks for
 * is made all the same, and never loaded.
 */
function loaded({ outputs }: Bundle, kinds: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const { path, kind, external } of outputs[name]?.imports ?? [])
      if (kinds.includes(kind) && !external) visit(path)
  }
  for (const [name, { entryPoint }] of Object.entries(outputs)) if (entryPoint === '<stdin>') visit(name)
  return seen
}

/** What chunks weigh on the wire, in kB: each is compressed by itself, as a server does. */
function weigh(files: OutputFile[]) {
  const bytes = (size: (file: OutputFile) => number) =>
    files.reduce((sum, file) => sum + size(file), 0) / 1000
  return {
    raw: bytes(({ contents }) => contents.length),
    brotli: bytes(({ contents }) => brotliCompressSync(contents).length),
  }
}

async function measure(entry: Entry) {
  const made = await bundle(entry.specifier)
  const filesOf = (...kinds: string[]) => {
    const names = [...loaded(made, kinds)]
    return made.files.filter(({ path }) => names.some((name) => path.endsWith(`/${name}`)))
  }
  const atFirst = weigh(filesOf('import-statement'))
  return { ...entry, atFirst, inAll: weigh(filesOf('import-statement', 'dynamic-import')) }
}

const rows = []
for (const entry of entries) rows.push(await measure(entry))

const table = [
  '| entry | first load, minified kB | first load, brotli kB | budget | all, minified kB | all, brotli kB | budget |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...rows.map(
    ({ specifier, atFirst, first, inAll, all }) =>
      `| ${specifier} | ${atFirst.raw.toFixed(1)} | ${atFirst.brotli.toFixed(1)} | ${first} | ${inAll.raw.toFixed(1)} | ${inAll.brotli.toFixed(1)} | ${all} |`,
  ),
].join('\n')
console.log(table)

if (process.argv.includes('--write')) {
  const reports = new URL('./reports', import.meta.url)
  if (!existsSync(reports)) mkdirSync(reports)
  writeFileSync(
    new URL('./reports/size.md', import.meta.url),
    `# Size of each entry point

Bundled with esbuild with code splitting, minified, React external, everything else in. The first load is the entry with
all it imports statically: what a page waits for. All is that and every part that comes when it is needed. Chunks are
compressed one by one. An entry is measured with everything it exports; a page that imports less loads less. Renewed by
\`pnpm size --write\` after a build.

${table}
`,
  )
}

const tooBig = rows.flatMap(({ specifier, atFirst, first, inAll, all }) => [
  ...(atFirst.brotli > first
    ? [`${specifier}: first load ${atFirst.brotli.toFixed(1)} kB, over its ${first} kB.`]
    : []),
  ...(inAll.brotli > all
    ? [`${specifier}: all of it ${inAll.brotli.toFixed(1)} kB, over its ${all} kB.`]
    : []),
])
for (const line of tooBig) console.error(line)
process.exit(tooBig.length > 0 ? 1 : 0)
