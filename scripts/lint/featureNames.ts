import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { typenameOf } from '../../packages/sdk-core/src/live/typenames.ts'

const generated = '**/operations.generated.ts'
/** Name every table there is, also those of features. */
const listsOfTables = ['client/records/LiveTable.ts', 'client/records/PlatformTable.generated.ts']

/** The record types and the tables that only features ask for. */
export function featureNames(core: string): Set<string> {
  const types = featureTypes(core)
  return new Set([...types, ...tablesOf(core).filter((table) => types.has(typenameOf(table)))])
}

/** Returns the places where a foundation names a record type or a table of a feature; a feature must register its own. */
export function featureNamesIn(src: string, names: ReadonlySet<string>): string[] {
  return globSync('**/*.{ts,tsx,graphql}', { cwd: src })
    .filter((file) => isFoundation(file) && !listsOfTables.includes(file))
    .toSorted()
    .flatMap((file) =>
      literalsOf(file, readFileSync(path.join(src, file), 'utf8'))
        .filter((literal) => names.has(literal))
        .map((literal) => `${file}: '${literal}'`),
    )
}

/** The types of records that only features ask for. */
function featureTypes(src: string): Set<string> {
  const [features = [], foundations = []] = [`features/${generated}`, `!(features)/${generated}`].map(
    (pattern) =>
      globSync(pattern, { cwd: src }).flatMap((file) => typesIn(readFileSync(path.join(src, file), 'utf8'))),
  )
  return new Set(features.filter((type) => !foundations.includes(type)))
}

const typesIn = (text: string) =>
  [...text.matchAll(/__typename: '(\w+)', (?:version: string, )?id: /g)].map(([, name = '']) => name)

const tablesOf = (src: string) =>
  listsOfTables.flatMap((file) => literalsOf(file, readFileSync(path.join(src, file), 'utf8')))

const isFoundation = (file: string) =>
  !/^(features|entries|languages|testing)\/|(^|\/)testing\.|\.test(-d)?\.|\.(stories|generated)\./.test(file)

/** The texts a file writes between quotes; of a document, the types of its fragments and lists. */
function literalsOf(file: string, text: string): string[] {
  if (file.endsWith('.graphql'))
    return [...text.matchAll(/\bon (\w+)|\ball(\w+)/g)].map(([, type, list = '']) => type ?? typenameOf(list))
  const literals: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(
      file,
      text,
      ts.ScriptTarget.ES2022,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
    ),
  )
  return literals
}
