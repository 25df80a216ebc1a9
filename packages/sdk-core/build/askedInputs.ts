import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  parse,
  print,
  printSchema,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  type NamedTypeNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql'

/** The members of input objects, and the words of orders, that are ever sent; by type. */
type Asked = Map<string, Set<string>>

/**
 * The platform's schema as far as our operations use it: of an input object the members, of an order the words, that
 * they write or name in `@sends(only:)`. A type that is sent nowhere stays as it is, because nothing is generated of it.
 */
export function askedInputs(schema: GraphQLSchema, documents: readonly DocumentNode[]): string {
  const asked: Asked = new Map()
  for (const document of documents) readAsked(schema, document, asked)
  const keep = <Member extends { name: { value: string } }>(type: string, members: readonly Member[] = []) =>
    members.filter(({ name }) => asked.get(type)?.has(name.value) ?? true)
  const pruned = visit(parse(printSchema(schema)), {
    InputObjectTypeDefinition: (node) => ({ ...node, fields: keep(node.name.value, node.fields) }),
    EnumTypeDefinition: (node) => ({ ...node, values: keep(node.name.value, node.values) }),
  })
  return print(pruned)
}

function readAsked(schema: GraphQLSchema, document: DocumentNode, asked: Asked): void {
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      VariableDefinition: (node) => readVariable(schema, node, asked),
      ObjectField: ({ name }) => add(asked, info.getParentInputType(), name.value),
      EnumValue: ({ value }) => add(asked, info.getInputType(), value),
    }),
  )
}

function readVariable(schema: GraphQLSchema, node: VariableDefinitionNode, asked: Asked): void {
  // A type of the schema, in a list or not: whichever it is, its name is what counts.
  const type = typeFromAST(schema, node.type as NamedTypeNode)
  const said = node.directives?.find(({ name }) => name.value === 'sends')?.arguments
  const only = said?.find(({ name }) => name.value === 'only')?.value
  if (only?.kind === Kind.STRING) readMembers(type, selectionOf(only.value), asked)
  else addWhole(type, asked)
}

function selectionOf(text: string): SelectionSetNode {
  const [definition] = parse(`{ ${text} }`).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION)
    throw new Error(`@sends(only: "${text}") names nothing.`)
  return definition.selectionSet
}

function readMembers(type: GraphQLType | undefined, { selections }: SelectionSetNode, asked: Asked): void {
  for (const each of selections) {
    if (each.kind !== Kind.FIELD) continue
    add(asked, type, each.name.value)
    const member = memberOf(type, each.name.value)
    if (each.selectionSet) readMembers(member, each.selectionSet, asked)
    else addWhole(member, asked)
  }
}

function memberOf(type: GraphQLType | undefined, name: string): GraphQLType | undefined {
  const named = type && getNamedType(type)
  return isInputObjectType(named) ? named.getFields()[name]?.type : undefined
}

/** Adds every member of an input type about which no document says anything. */
function addWhole(type: GraphQLType | undefined, asked: Asked): void {
  const named = type && getNamedType(type)
  if (isEnumType(named)) named.getValues().forEach(({ name }) => add(asked, named, name))
  if (!isInputObjectType(named)) return
  const members = Object.values(named.getFields())
  // Filters name one another: what is whole already is not gone through again.
  if (members.every(({ name }) => asked.get(named.name)?.has(name))) return
  for (const { name } of members) add(asked, named, name)
  for (const member of members) addWhole(member.type, asked)
}

function add(asked: Asked, type: GraphQLType | null | undefined, member: string): void {
  if (!type) return
  const { name } = getNamedType(type)
  asked.set(name, (asked.get(name) ?? new Set()).add(member))
}
