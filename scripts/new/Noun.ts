import { buildSchema, getNamedType, isNonNullType, isObjectType, type GraphQLObjectType } from 'graphql'

/** A noun of the platform that becomes a feature: its names, and the list that the skeleton shows. */
export interface Noun {
  /** The form in folders, subpaths and variables: `listings`. */
  plural: string
  /** The form in types and components: `Listings`. */
  Plural: string
  /** A record of it, as the platform calls it: `Listing`. */
  Record: string
  /** The name of the connection type in answers. */
  connection: string
  /** True when the platform versions the records, and so sends their change events. */
  isLive: boolean
  /** The field a record is known to people by. */
  label: string
  /** True when the label may be null. */
  isNullable: boolean
}

const labels = ['name', 'title', 'displayName', 'number', 'type', 'status', 'createdOn', 'id']

/** Reads the list and the fields of a noun from the platform's schema. */
export function readNoun(sdl: string, plural: string): Noun {
  if (!/^[a-z][a-zA-Z]+$/.test(plural))
    throw new Error(`A feature is a noun like "listings", not "${plural}".`)
  const Plural = plural.replace(/^./, (letter) => letter.toUpperCase())
  const list = buildSchema(sdl).getQueryType()?.getFields()[`all${Plural}`]
  const connection = list && getNamedType(list.type)
  const nodes = isObjectType(connection) ? connection.getFields().nodes : undefined
  const record = nodes && getNamedType(nodes.type)
  if (!isObjectType(connection) || !isObjectType(record))
    throw new Error(`The platform has no "all${Plural}": a feature begins with a list of its noun.`)
  if (!record.getFields().id)
    throw new Error(
      `${record.name} has no id: what is known by a word is asked for beside what it belongs to.`,
    )
  const label = labelOf(record)
  return {
    ...{ plural, Plural, Record: record.name, connection: connection.name, label },
    isLive: 'version' in record.getFields() && String(record.getFields().id?.type) === 'UUID!',
    isNullable: !isNonNullType(record.getFields()[label]?.type),
  }
}

function labelOf(record: GraphQLObjectType): string {
  const isText = (name: string) => /^(String|Datetime|UUID)!?$/.test(String(record.getFields()[name]?.type))
  const label = labels.find(isText)
  if (!label) throw new Error(`A ${record.name} has nothing to be known by.`)
  return label
}

/** The words of a name: `listing events` of `ListingEvents`. */
export const wordsOf = (name: string): string => name.replace(/(?<!^)[A-Z]/g, ' $&').toLowerCase()
