import ts from 'typescript'

/** A JSON Schema, as far as events need one. */
export interface Schema {
  [keyword: string]: unknown
  properties?: Record<string, Schema>
}

/** An event type as its source declares it. */
export interface EventSource {
  type: string
  description: string
  /** The schema of its `data`. */
  data: Schema
  /** The fields of its data that say something personal, and those that do not. */
  personal: string[]
  safe: string[]
}

/** Reads the event types, and what all events have in common, from where they are declared: `<name>Data` and `<name>Of`. */
export function readEvents(file: string, name: string): { events: EventSource[]; common: Schema } {
  const program = ts.createProgram([file], { strict: true, noEmit: true, target: ts.ScriptTarget.ES2022 })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const declared = (name: string) => {
    const found = source?.statements.find(
      (each) => ts.isInterfaceDeclaration(each) && each.name.text === name,
    )
    if (!found) throw new Error(`${name} is not declared in ${file}`)
    return checker.getTypeAtLocation(found)
  }

  const typeOf = (property: ts.Symbol) => checker.getNonNullableType(checker.getTypeOfSymbol(property))
  const describe = (property: ts.Symbol) => ts.displayPartsToString(property.getDocumentationComment(checker))
  const tag = (property: ts.Symbol, name: string) =>
    property.getJsDocTags(checker).find((each) => each.name === name)
  const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0

  const fieldSchema = (property: ts.Symbol): Schema => {
    const format = tag(property, 'format')?.text?.[0]?.text
    const description = describe(property)
    return {
      ...valueSchema(typeOf(property)),
      ...(format && { format }),
      ...(description && { description }),
      ...(tag(property, 'personal') && { 'x-personal': true }),
    }
  }

  const valueSchema = (type: ts.Type): Schema => {
    if (type.flags & ts.TypeFlags.String) return { type: 'string' }
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' }
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
    if (type.isNumberLiteral() || type.isStringLiteral()) return { const: type.value }
    if (type.isUnion()) return { enum: type.types.map((each) => valueSchema(each).const) }
    if (type.flags & ts.TypeFlags.Object) return objectSchema(checker.getPropertiesOfType(type))
    throw new Error(`An event cannot say ${checker.typeToString(type)}`)
  }

  const objectSchema = (properties: readonly ts.Symbol[], schemaOf = fieldSchema): Schema => ({
    type: 'object',
    properties: Object.fromEntries(properties.map((each) => [each.name, schemaOf(each)])),
    required: properties.filter((each) => !isOptional(each)).map(({ name }) => name),
    additionalProperties: false,
  })

  const events = checker.getPropertiesOfType(declared(`${name}Data`)).map((property) => {
    const fields = checker.getPropertiesOfType(typeOf(property))
    const namesOf = (isPersonal: boolean) =>
      fields.filter((each) => (tag(each, 'personal') !== undefined) === isPersonal).map(({ name }) => name)
    const [personal, safe] = [namesOf(true), namesOf(false)]
    return {
      type: property.name,
      description: describe(property),
      data: objectSchema(fields),
      personal,
      safe,
    }
  })
  const common = checker
    .getPropertiesOfType(declared(`${name}Of`))
    .filter(({ name }) => name !== 'type' && name !== 'data')
  return { events, common: objectSchema(common) }
}
