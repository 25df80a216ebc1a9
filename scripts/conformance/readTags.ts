import ts from 'typescript'

/** Tests as the classes of a row tell them apart: an end-to-end test, a story in a browser, any other test. */
export type TestKind = 'e2e' | 'story' | 'rule'

/** A requirement's id beside the assertion that proves it, and the tests that hold the assertion. */
export interface Tag {
  id: string
  file: string
  line: number
  kind: TestKind
  /** The titles of the tests, with those of the groups around them; `*` stands for a part known only at run time. */
  titles: string[]
}

/** A problem of a tag or a title, as a line to print. */
export type Problem = string

/** The tags of one test file. */
export interface FileTags {
  tags: Tag[]
  problems: Problem[]
}

const tagPattern = /\/\/ proves ([A-Z]+-\d{3}(?:, [A-Z]+-\d{3})*)[ \t]*$/gm
/** A comment that looks like a tag; where the pattern above finds none, it is misspelt and would prove nothing. */
const looksLikeTag = /\/\/ *[Pp]roves:? +\[?[A-Z]+-\d+/g
const idInTitle = /\[[A-Z]+-\d+\]/

/**
 * Reads the tags of one file: `// proves INVEST-025` on the line above an assertion, or at the end of the line of a case in a table.
 *
 * The assertion has to run whenever its test passes. A tag below an `if`, a `catch` or a function that another file could call
 * is a problem, as is one without an assertion. `asserting` names the helpers that assert for their callers.
 */
export function readTags(file: string, text: string, asserting: ReadonlySet<string> = new Set()): FileTags {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, scriptKind(file))
  const tests = testsIn(source)
  const helpers = new Set([...asserting, ...assertingFunctions(source, asserting)])
  const tags: Tag[] = []
  const problems: Problem[] = titleProblems(source, tests)
  const at = (position: number) => `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`

  const matches = [...text.matchAll(tagPattern)]
  const misspelt = [...text.matchAll(looksLikeTag)].filter(
    ({ index }) => !matches.some((match) => match.index === index),
  )
  problems.push(...misspelt.map(({ index }) => `${at(index)}: this tag is misspelt`))

  for (const { index, 0: comment, 1: list = '' } of matches) {
    const node = taggedNode(source, index, index + comment.length)
    const holding = node ? testsOf(node, tests) : []
    if (!node || holding.length === 0) {
      problems.push(`${at(index)}: no test holds this tag`)
      continue
    }
    const fault = faultOf(node, holding, helpers)
    if (fault) problems.push(`${at(index)}: ${fault}`)
    const line = source.getLineAndCharacterOfPosition(index).line + 1
    const titles = [...new Set(holding.map(({ title }) => title))]
    for (const id of list.split(', ')) tags.push({ id, file, line, kind: kindOf(file), titles })
  }
  return { tags, problems }
}

/** The names of the functions of a file that assert: by an `expect` of their own, or by another function that does. */
export function assertingFunctions(
  source: ts.SourceFile,
  known: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const functions = new Map<string, ts.Node>()
  visit(source, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) functions.set(node.name.text, node)
    const isArrow = ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer)
    if (isArrow && ts.isIdentifier(node.name)) functions.set(node.name.text, node)
  })
  const found = new Set<string>()
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const [name, node] of functions) if (asserts(node, new Set([...known, ...found]))) found.add(name)
  }
  return found
}

interface FoundTest {
  /** The call of `it` or `test`, or the declaration of a story. */
  node: ts.Node
  title: string
}

/** The tests of a file: calls of `it` and `test`, tables of them included, and the stories that a file exports. */
function testsIn(source: ts.SourceFile): FoundTest[] {
  const tests: FoundTest[] = []
  visit(source, (node) => {
    if (ts.isCallExpression(node) && isNamed(node, /^(it|test)$/)) {
      tests.push({ node, title: [...groupsOf(node), titleOf(node)].join(' ') })
    }
  })
  if (!isStories(source.fileName)) return tests
  const stories = source.statements
    .filter(ts.isVariableStatement)
    .filter((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
  return stories.flatMap(({ declarationList }) =>
    declarationList.declarations.map((node) => ({ node, title: storyName(node) })),
  )
}

/** True for `it(…)`, `it.skip(…)` and `it.each(…)(…)`, with a title or a function as its last argument. */
function isNamed(call: ts.CallExpression, name: RegExp): boolean {
  if (!call.arguments.some(isFunction)) return false
  let callee: ts.Expression = call.expression
  const words: string[] = []
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) words.unshift(callee.name.text)
    else if (!ts.isCallExpression(callee) && !ts.isTaggedTemplateExpression(callee)) return false
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression
  }
  const last = words.find((word) => !/^(each|for|skip|only|skipIf|runIf|concurrent|serial|fixme)$/.test(word))
  return last === undefined ? name.test(callee.text) : name.test(last)
}

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node)

function groupsOf(node: ts.Node): string[] {
  if (!node.parent) return []
  const group = ts.isCallExpression(node.parent) ? groupTitle(node.parent) : undefined
  return [...groupsOf(node.parent), ...(group === undefined ? [] : [group])]
}

function groupTitle(call: ts.CallExpression): string | undefined {
  if (isNamed(call, /^describe$/)) return titleOf(call)
  // These name the database after the group.
  return isNamed(call, /^(onEveryEngine|onOneEngine|onPostgres)$/) ? `${titleOf(call)} on *` : undefined
}

/** The title of a test as its source has it, with `*` for each placeholder. */
function titleOf({ arguments: [title] }: ts.CallExpression): string {
  if (title && ts.isStringLiteralLike(title)) return title.text.replaceAll(/%[sdifjoO]|\$[\w.]+/g, '*')
  if (title && ts.isTemplateExpression(title)) {
    return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('*')
  }
  return '*'
}

/** The name of a story: its `name`, or its export in words. */
function storyName({ name, initializer }: ts.VariableDeclaration): string {
  const said =
    initializer && ts.isObjectLiteralExpression(initializer)
      ? initializer.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === 'name')
      : undefined
  if (said && ts.isStringLiteralLike(said.initializer)) return said.initializer.text
  return name.getText().replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ')
}

function titleProblems(source: ts.SourceFile, tests: FoundTest[]): Problem[] {
  return tests
    .filter(({ title }) => idInTitle.test(title))
    .map(({ node, title }) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      return `${source.fileName}:${line + 1}: "${title}" has an id; write it beside its assertion, // proves …`
    })
}

/** The statement or the case below a comment that has a line to itself, or the one before it on its line. */
function taggedNode(source: ts.SourceFile, start: number, end: number): ts.Node | undefined {
  const { text } = source
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  let found: ts.Node | undefined
  if (line.trim() === '') {
    const next = /^(?:\s|\/\/.*(?=\n))*/.exec(text.slice(end))?.[0].length ?? 0
    visit(source, (node) => {
      if (!found && node.getStart() === end + next && node.parent) found = node
    })
    return found
  }
  const last = text.slice(0, start).replace(/[\s,;]+$/, '').length
  visit(source, (node) => {
    if (
      !found &&
      node.parent &&
      (node.end === last || node.end === last + 1) &&
      node.getStart() >= start - line.length
    )
      found = node
  })
  return found
}

/** The test around a node; of a case in a table, the tests that are made from the table. */
function testsOf(node: ts.Node, tests: FoundTest[]): FoundTest[] {
  for (let outer: ts.Node = node; outer.parent; outer = outer.parent) {
    const test = tests.find((each) => each.node === outer)
    if (test) return [test]
    const { parent } = outer
    if (ts.isForOfStatement(parent) && parent.expression === outer) {
      return tests.filter((each) => isWithin(each.node, parent))
    }
    if (ts.isVariableDeclaration(outer) && ts.isIdentifier(outer.name)) {
      const table = outer.name.text
      return tests.filter((each) => isMadeFrom(each.node, table))
    }
  }
  return []
}

const isWithin = (node: ts.Node, outer: ts.Node) => node.pos >= outer.pos && node.end <= outer.end

/** True when a test is in a loop over the table, or names it. */
function isMadeFrom(test: ts.Node, table: string): boolean {
  if (mentions(test, table)) return true
  for (let outer: ts.Node = test; outer.parent; outer = outer.parent) {
    if (ts.isForOfStatement(outer) && mentions(outer.expression, table)) return true
    if (ts.isCallExpression(outer) && mentions(outer.expression, table)) return true
  }
  return false
}

function mentions(node: ts.Node, name: string): boolean {
  let isFound = false
  visit(node, (each) => {
    if (ts.isIdentifier(each) && each.text === name) isFound = true
  })
  return isFound
}

/** Explains why a tag does not count: its test asserts nothing, or does not always run. */
function faultOf(node: ts.Node, holding: FoundTest[], helpers: ReadonlySet<string>): string | undefined {
  if (!isStatement(node)) {
    const isAsserted = holding.every((test) => asserts(test.node, helpers))
    return isAsserted ? undefined : 'the test of this case asserts nothing'
  }
  if (!asserts(node, helpers)) return 'the statement beside this tag asserts nothing'
  for (let outer = node.parent; outer && holding[0]?.node !== outer; outer = outer.parent) {
    const isConditional = ts.isIfStatement(outer) || ts.isCatchClause(outer) || ts.isSwitchStatement(outer)
    if (isConditional) return 'the assertion beside this tag does not always run'
  }
  return undefined
}

const isStatement = (node: ts.Node): boolean =>
  node.kind >= ts.SyntaxKind.FirstStatement && node.kind <= ts.SyntaxKind.LastStatement

/** Testing Library's `getBy…` and `findBy…` throw when they find nothing; Playwright's `getBy…` only say where to look. */
function asserts(node: ts.Node, helpers: ReadonlySet<string>): boolean {
  let isFound = false
  const isPage = node.getSourceFile().fileName.startsWith('e2e/')
  visit(node, (each) => {
    if (!ts.isIdentifier(each)) return
    const finds = !isPage && /^(find|get)(All)?By[A-Z]/.test(each.text)
    if (/^expect([A-Z]\w*)?$/.test(each.text) || finds || helpers.has(each.text)) isFound = true
  })
  return isFound
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => visit(child, see))
}

const isStories = (file: string) => file.endsWith('.stories.tsx')

function kindOf(file: string): TestKind {
  if (file.startsWith('e2e/')) return 'e2e'
  return isStories(file) ? 'story' : 'rule'
}

const scriptKind = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
