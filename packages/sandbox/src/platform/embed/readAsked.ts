import {
  type DocumentNode,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'postgraphile/graphql'
import { addLiteral, type Found, type Place } from './argumentPaths.ts'

/** The needs of a document in the words of a grant, for any values of its variables. */
export interface Asked {
  /** Fields, arguments with their contents, directives: each once, in the order of the document. */
  words: ReadonlySet<string>
  /** The places of its variables. */
  variables: ReadonlyMap<string, readonly Place[]>
}

const known = new WeakMap<DocumentNode, Asked>()

/**
 * Reads the fields that a document requests, anywhere in it: in fragments and relations, in the query inside a payload, in
 * operations that are not run, in fields that a directive skips.
 *
 * Fields that the schema does not have are ignored: GraphQL refuses the whole document for them.
 */
export function readAsked(schema: GraphQLSchema, document: DocumentNode): Asked {
  const asked = known.get(document) ?? read(schema, document)
  known.set(document, asked)
  return asked
}

function read(schema: GraphQLSchema, document: DocumentNode): Asked {
  const types = new TypeInfo(schema)
  const found: Found = { words: new Set(), variables: new Map() }
  visit(
    document,
    visitWithTypeInfo(types, {
      Directive: ({ name }) => void found.words.add(`@${name.value}`),
      Field({ arguments: given = [] }) {
        const field = fieldName(types)
        if (!field) return
        found.words.add(field)
        for (const { name, value } of given) {
          const definition = types.getFieldDef()?.args.find((each) => each.name === name.value)
          if (definition) addLiteral(value, { at: `${field}(${name.value}`, type: definition.type }, found)
        }
      },
    }),
  )
  addDefaults(document, found)
  return found
}

/** Returns the name of a field in a grant; undefined for unknown fields and for introspection. */
function fieldName(types: TypeInfo): string | undefined {
  const [parent, field] = [types.getParentType(), types.getFieldDef()]
  if (!parent || !field || field.name.startsWith('__') || parent.name.startsWith('__')) return undefined
  return `${parent.name}.${field.name}`
}

/** The default of a variable counts, even if the variable has another value. */
function addDefaults(document: DocumentNode, found: Found): void {
  visit(document, {
    VariableDefinition({ variable, defaultValue }) {
      if (!defaultValue) return
      for (const place of found.variables.get(variable.name.value) ?? [])
        addLiteral(defaultValue, place, found)
    },
  })
}
