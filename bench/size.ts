// What each entry point costs a page: bundled, minified, React external. `--write` renews bench/reports/size.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'

interface Entry {
  specifier: string
  /** The most it may weigh, in kB brotli; the build fails above it. */
  budget: number
}

const entries = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')) as Entry[]

async function bundle(specifier: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${specifier}'`, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}

const kB = (bytes: number) => bytes / 1000

async function measure({ specifier, budget }: Entry) {
  const code = await bundle(specifier)
  return {
    specifier,
    budget,
    raw: kB(code.length),
    gzip: kB(gzipSync(code).length),
    brotli: kB(brotliCompressSync(code).length),
  }
}

const rows = []
for (const entry of entries) rows.push(await measure(entry))

const table = [
  '| entry | minified kB | gzip kB | brotli kB | budget (brotli) |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...rows.map(
    ({ specifier, raw, gzip, brotli, budget }) =>
      `| ${specifier} | ${raw.toFixed(1)} | ${gzip.toFixed(1)} | ${brotli.toFixed(1)} | ${budget} |`,
  ),
].join('\n')
console.log(table)

if (process.argv.includes('--write')) {
  const report = new URL('./reports/size.md', import.meta.url)
  if (!existsSync(new URL('./reports', import.meta.url))) mkdirSync(new URL('./reports', import.meta.url))
  writeFileSync(
    report,
    `# Size of each entry point\n\nBundled with esbuild, minified, React external. Renewed by \`pnpm size --write\`.\n\n${table}\n`,
  )
}

const tooBig = rows.filter(({ brotli, budget }) => brotli > budget)
for (const { specifier, brotli, budget } of tooBig)
  console.error(`${specifier}: ${brotli.toFixed(1)} kB is over its ${budget} kB.`)
process.exit(tooBig.length > 0 ? 1 : 0)
