import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { readProperties } from './readProperties.ts'

/** Every record has them, for the cache. */
const addedByBuild = new Set(['__typename', 'id', 'version'])

/**
 * The scalar fields that operations ask for and no product code reads: `features/steps: ProcessFields.name`.
 *
 * A field is read where code reads the property of the generated type, or one of a type its value is handed on as: to copy it
 * into a view under its name is to read it, to spread its record is not. Tests and stories read nothing. The cache reads the
 * result of a mutation as well: a field of it is read where a query of that type reads it.
 */
export function unreadFields(program: ts.Program, src: string): string[] {
  const isRead = readProperties(program)
  const asked = globSync('**/operations.graphql', { cwd: src })
    .toSorted()
    .flatMap((file) => {
      const types = program.getSourceFile(path.join(src, file.replace('.graphql', '.generated.ts')))
      const properties = types ? propertiesByPath(types) : new Map<string, ts.PropertySignature[]>()
      return fieldsAskedFor(readFileSync(path.join(src, file), 'utf8')).map(({ name, paths }) => ({
        name: `${path.dirname(file)}: ${name}`,
        isMutation: paths.every((each) => /^\w+Mutation\./.test(each)),
        properties: paths.flatMap((each) => properties.get(each) ?? []),
      }))
    })
  const readByQueries = new Set(
    asked
      .filter(({ isMutation }) => !isMutation)
      .flatMap(({ properties }) => properties.filter(isRead).map(fieldOf)),
  )
  return asked
    .filter(({ properties, isMutation }) =>
      isMutation
        ? !properties.some((each) => isRead(each) || readByQueries.has(fieldOf(each)))
        : !properties.some(isRead),
    )
    .map(({ name }) => name)
}

/** The type a property is of, and its name: `Step.status`. */
function fieldOf({ parent, name }: ts.PropertySignature): string {
  const [, type] = /__typename: '(\w+)'/.exec(parent.getText()) ?? []
  return `${type}.${name.getText()}`
}

interface AskedField {
  /** The path in the document: the definition, and the fields that lead to it. */
  name: string
  /** The paths in the generated types: in its own definition and in all that spread it. */
  paths: string[]
}

function fieldsAskedFor(text: string): AskedField[] {
  const { definitions } = parse(text)
  const fragments = new Map<string, SelectionSetNode>()
  for (const each of definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each.selectionSet)
  const found = new Map<FieldNode, AskedField>()

  const visit = ({ selections }: SelectionSetNode, writtenAt: string, typedAt: string): void => {
    for (const each of selections) {
      if (each.kind === Kind.INLINE_FRAGMENT) visit(each.selectionSet, writtenAt, typedAt)
      if (each.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(each.name.value)
        if (fragment) visit(fragment, each.name.value, typedAt)
      }
      if (each.kind === Kind.FIELD) visitField(each, writtenAt, typedAt)
    }
  }

  const visitField = (field: FieldNode, writtenAt: string, typedAt: string): void => {
    const name = (field.alias ?? field.name).value
    const [written, typed] = [`${writtenAt}.${name}`, `${typedAt}.${name}`]
    if (field.selectionSet) return visit(field.selectionSet, written, typed)
    if (addedByBuild.has(name)) return
    const known = found.get(field) ?? { name: written, paths: [] }
    known.paths.push(typed)
    found.set(field, known)
  }

  for (const each of definitions)
    if (each.kind === Kind.OPERATION_DEFINITION && each.name)
      visit(each.selectionSet, each.name.value, `${each.name.value}${capitalized(each.operation)}`)
    else if (each.kind === Kind.FRAGMENT_DEFINITION)
      visit(each.selectionSet, each.name.value, `${each.name.value}Fragment`)
  return [...found.values()]
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The properties of the generated types, by the type and the fields that lead to them. */
function propertiesByPath(file: ts.SourceFile): Map<string, ts.PropertySignature[]> {
  const found = new Map<string, ts.PropertySignature[]>()
  const visit = (node: ts.Node, at: string): void => {
    if (!ts.isPropertySignature(node)) return void ts.forEachChild(node, (child) => visit(child, at))
    const inner = `${at}.${node.name.getText(file)}`
    found.set(inner, [...(found.get(inner) ?? []), node])
    ts.forEachChild(node, (child) => visit(child, inner))
  }
  for (const statement of file.statements)
    if (ts.isTypeAliasDeclaration(statement)) visit(statement.type, statement.name.text)
  return found
}
