import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The parts of a source file that matter for its requests. */
export interface Source {
  /** The files and packages it runs, and the names it imports from each; no names stand for all of it. */
  imports: { from: string; names: string[] }[]
  /** The paths it posts to. */
  posts: string[]
  /** The tables it names to be followed. */
  tables: string[]
}

const known = new Map<string, Source>()

/** Reads a file of ours; type-only imports do not run. */
export function readSource(file: string): Source {
  const before = known.get(file)
  if (before) return before
  const source: Source = { imports: [], posts: [], tables: [] }
  known.set(file, source)
  const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)
  const visit = (node: ts.Node): void => {
    readImport(node, source)
    readCall(node, source)
    readTables(node, source)
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return source
}

function readImport(node: ts.Node, { imports }: Source): void {
  if (ts.isImportDeclaration(node)) {
    const { importClause: clause } = node
    if (clause?.isTypeOnly) return
    const bindings = clause?.namedBindings
    add(imports, node.moduleSpecifier, bindings && ts.isNamedImports(bindings) ? bindings.elements : [])
  } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
    const { exportClause: clause } = node
    add(imports, node.moduleSpecifier, clause && ts.isNamedExports(clause) ? clause.elements : [])
  }
}

type Specifier = ts.ImportSpecifier | ts.ExportSpecifier

function add(imports: Source['imports'], from: ts.Expression, elements: readonly Specifier[]): void {
  const run = elements.filter(({ isTypeOnly }) => !isTypeOnly)
  if (elements.length > 0 && run.length === 0) return
  // An import under another name counts by its original name; an export by its exported name.
  const names = run.map((one) => (ts.isImportSpecifier(one) ? (one.propertyName ?? one.name) : one.name).text)
  imports.push({ from: textOf(from) ?? '', names })
}

/** A query lists the records it follows with a `table`, and so do the rules for records shown in others. */
function readTables(node: ts.Node, { tables }: Source): void {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'table') {
    const table = textOf(unwrapped(node.initializer))
    if (table && isFollowed(node)) tables.push(table)
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'followRecords') {
    const table = textOf(node.arguments[1])
    if (table) tables.push(table)
  }
}

function isFollowed(table: ts.PropertyAssignment): boolean {
  const names = table.parent.properties.map((each) => each.name?.getText())
  if (names.includes('shownAs')) return true
  for (let at: ts.Node = table.parent; !ts.isStatement(at); at = at.parent)
    if (ts.isPropertyAssignment(at) && at.name.getText() === 'entities') return true
  return false
}

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) ? unwrapped(node.expression) : node

function readCall(node: ts.Node, { imports, posts }: Source): void {
  if (!ts.isCallExpression(node)) return
  const [first] = node.arguments.map(textOf)
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword && first) imports.push({ from: first, names: [] })
  const called = ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : node.expression.getText()
  if (called === 'post' && first?.startsWith('/')) posts.push(first)
}

const textOf = (node: ts.Expression | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined
