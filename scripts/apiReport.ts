// Lists the exports of each package, with the first sentence of their comments: `node scripts/apiReport.ts [--check]`, after a
// build. A public name that comes or goes is a change of docs/reference/api; types are read where they are declared.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import ts from 'typescript'

const packages = ['sdk-core', 'theme', 'sdk-react']
const folder = 'docs/reference/api'

interface Entry {
  /** The specifier of an import. */
  specifier: string
  /** Its built types. */
  types: string
}

const entriesOf = (name: string): Entry[] => {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
    exports: Record<string, { types?: string } | string>
  }
  return Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'object' && target.types
      ? [
          {
            specifier: path.posix.join(`@capstan/${name}`, subpath),
            types: path.resolve(`packages/${name}`, target.types),
          },
        ]
      : [],
  )
}

/** The public names of an entry and a line for each. The props of a component are on the line of the component. */
function exportsOf(program: ts.Program, { types }: Entry): { names: Set<string>; lines: string[] } {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(types)
  const module = file && checker.getSymbolAtLocation(file)
  if (!module) throw new Error(`${types} exports nothing: build first.`)
  const symbols = checker
    .getExportsOfModule(module)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const names = new Set(symbols.map(({ name }) => name))
  const isOwnProps = (name: string) => name.endsWith('Props') && names.has(name.slice(0, -'Props'.length))
  const lines = symbols
    .filter(({ name }) => !isOwnProps(name))
    .map((symbol) => lineOf(checker, symbol, names.has(`${symbol.name}Props`)))
  return { names, lines }
}

function lineOf(checker: ts.TypeChecker, symbol: ts.Symbol, hasProps: boolean): string {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const sentence = firstSentence(ts.displayPartsToString(target.getDocumentationComment(checker)))
  const name = `\`${symbol.name}\`${hasProps ? `, \`${symbol.name}Props\`` : ''}`
  return `- ${name} (${kindOf(target)})${sentence && `: ${sentence}`}`
}

/** The sentence a comment begins with, on one line: a full stop ends it where white space and a capital follow. */
const firstSentence = (comment: string): string => {
  const [paragraph = ''] = comment.split(/\n\s*\n/)
  return (
    paragraph
      .replace(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?])\s(?=[A-Z`])/)[0] ?? ''
  )
}

function kindOf({ flags, valueDeclaration }: ts.Symbol): string {
  if (flags & ts.SymbolFlags.Class) return 'class'
  if (flags & ts.SymbolFlags.Function) return 'function'
  if (!(flags & ts.SymbolFlags.Variable)) return 'type'
  const type = valueDeclaration && ts.isVariableDeclaration(valueDeclaration) && valueDeclaration.type
  return type && ts.isFunctionTypeNode(type) ? 'function' : 'value'
}

async function reportOf(name: string): Promise<string> {
  const entries = entriesOf(name)
  const program = ts.createProgram(
    entries.map(({ types }) => types),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      skipLibCheck: true,
      noEmit: true,
    },
  )
  const [root, ...subpaths] = entries.map((entry) => ({ ...entry, ...exportsOf(program, entry) }))
  const inSubpaths = new Set(subpaths.flatMap(({ names }) => [...names]))
  // A root that only gathers its subpaths is one sentence.
  const isGathering =
    root?.names.size === inSubpaths.size && [...root.names].every((name) => inSubpaths.has(name))
  const parts = [root, ...subpaths].flatMap((entry) => {
    if (!entry) return []
    const exported = isGathering && entry === root ? 'All that its subpaths export.' : entry.lines.join('\n')
    return `## \`${entry.specifier}\`\n\n${exported}\n`
  })
  const text = `# What @capstan/${name} exports\n\nWritten by \`pnpm api\` after a build; do not edit.\n\n${parts.join('\n')}`
  return format(text, { ...(await resolveConfig('README.md')), parser: 'markdown' })
}

/** The first line that differs. */
function firstDifference(before: string, now: string): string {
  const lines = now.split('\n')
  const old = before.split('\n')
  const index = lines.findIndex((line, at) => line !== old[at])
  return `Line ${index + 1}\n- ${old[index] ?? ''}\n+ ${lines[index] ?? ''}`
}

const isCheck = process.argv.includes('--check')
mkdirSync(folder, { recursive: true })
let isStale = false
for (const name of packages) {
  const file = `${folder}/${name}.md`
  const report = await reportOf(name)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const isSame = before === report
  if (!isSame && isCheck)
    console.error(
      `${firstDifference(before, report)}\nStale: ${file}. Run "pnpm build && pnpm api" and commit.`,
    )
  if (!isSame && !isCheck) writeFileSync(file, report)
  isStale ||= !isSame
}
if (isCheck && isStale) process.exit(1)
