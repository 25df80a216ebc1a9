// What each package exports, as its users see it: `node scripts/apiReport.ts [--check]`, after a build.
// Every change of a public name or type shows as a change of docs/reference/api.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import ts from 'typescript'

const packages = ['sdk-core', 'theme', 'sdk-react']
const folder = 'docs/reference/api'

interface Entry {
  /** What an import names. */
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

const printer = ts.createPrinter({ removeComments: true })

/** A declaration on its own, without the words that only place it in its file. */
function print(declaration: ts.Declaration): string {
  const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  const { transformed } = ts.transform<ts.Node>(whole, [inOneOrder])
  const text = printer.printNode(ts.EmitHint.Unspecified, transformed[0] ?? whole, whole.getSourceFile())
  return text.replace(/^(export )?(declare )?/, '')
}

/** Literals side by side by their text: a build writes them in the order it came upon them, which is not always one. */
const inOneOrder: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context)
    if (!ts.isUnionTypeNode(visited) || !visited.types.every(ts.isLiteralTypeNode)) return visited
    return context.factory.createUnionTypeNode(visited.types.toSorted(byText))
  }
  return (node) => ts.visitNode(node, visit)
}

const byText = (one: ts.LiteralTypeNode, other: ts.LiteralTypeNode) => {
  const [first, second] = [one, other].map(({ literal }) =>
    'text' in literal ? literal.text : `~${literal.kind}`,
  )
  return (first ?? '') < (second ?? '') ? -1 : 1
}

function exportsOf(program: ts.Program, { types }: Entry): string[] {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(types)
  const module = file && checker.getSymbolAtLocation(file)
  if (!module) throw new Error(`${types} exports nothing: build first.`)
  return checker
    .getExportsOfModule(module)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((symbol) => declarationOf(checker, symbol))
}

/** What stands behind an exported name: rolled-up types may carry another one inside. */
function declarationOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const isAlias = symbol.flags & ts.SymbolFlags.Alias
  const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol
  const text = (target.declarations ?? []).map(print).join('\n')
  return target.name === symbol.name ? text : `// as ${symbol.name}\n${text}`
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
  const [root, ...subpaths] = entries.map((entry) => ({ ...entry, exports: exportsOf(program, entry) }))
  const inSubpaths = new Set(subpaths.flatMap(({ exports }) => exports))
  // A root that only gathers its subpaths is said in a sentence.
  const isGathering =
    root?.exports.length === inSubpaths.size && root.exports.every((each) => inSubpaths.has(each))
  const parts = [root, ...subpaths].flatMap((entry) => {
    if (!entry) return []
    const declared = `\`\`\`ts\n${entry.exports.join('\n\n')}\n\`\`\``
    return `## \`${entry.specifier}\`\n\n${isGathering && entry === root ? 'All that its subpaths export.' : declared}\n`
  })
  const text = `# What @capstan/${name} exports\n\nWritten by \`pnpm api\` after a build; do not edit.\n\n${parts.join('\n')}`
  return format(text, { ...(await resolveConfig('README.md')), parser: 'markdown' })
}

/** The first line that is no longer what it was. */
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
