import { buildSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { connectionTypenames, relationNames } from './connectionTypenames'
import { relationsIn } from './argumentWords'

const sdl = readFileSync(new URL('../../../../sandbox/schema.graphql', import.meta.url), 'utf8')
const types = Object.values(buildSchema(sdl).getTypeMap())

/** The connections of the platform, each with the type of its rows. */
const connections = types.filter(isObjectType).flatMap((type) => {
  const { nodes } = type.name.endsWith('Connection') ? type.getFields() : {}
  return nodes ? [[type.name, getNamedType(nodes.type).name] as const] : []
})

/** The fields by which filters reach other records, each with the type of those records. */
const relations = types.filter(isInputObjectType).flatMap((type) => {
  const fields = type.name.endsWith('Filter') ? Object.values(type.getFields()) : []
  return fields.flatMap(({ name, type: filter }) => {
    const [, target] = /^(?:\w+ToMany)?(\w+)Filter$/.exec(getNamedType(filter).name) ?? []
    return target && /By[A-Z]/.test(name) && connections.some(([, row]) => row === target)
      ? [[name, target] as const]
      : []
  })
})

describe('the names of lists', () => {
  it('are known for every type of the platform', () => {
    expect(connections.length).toBeGreaterThan(80)
    expect(connections.filter(([name, type]) => !connectionTypenames(type).includes(name))).toEqual([])
  })

  it('are known in every filter that goes through a relation', () => {
    const isKnown = (name: string, type: string) =>
      relationNames(type).some((each) => relationsIn(new Set([name])).has(each))

    expect(relations.length).toBeGreaterThan(200)
    expect(relations.filter(([name, type]) => !isKnown(name, type))).toEqual([])
  })
})
