import type { TableColumn } from './TableDefinition'

/** A person with units. */
export interface Person {
  id: string
  name: string
  units: string
}

/** Some of them. */
export const people: readonly Person[] = [
  { id: 'a', name: 'Maren Okafor', units: '2000' },
  { id: 'b', name: 'Bea Lindqvist', units: '1600' },
  { id: 'c', name: 'Hideo Tanaka', units: '3200' },
]

export const personId = ({ id }: Person) => id

export const peopleColumns: readonly TableColumn<Person>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: ({ name }) => name },
  {
    id: 'units',
    header: 'Units',
    kind: 'number',
    value: ({ units }) => units,
    format: (units, formats) => formats.units(units),
  },
]

/** The fields that edit a person. */
export const personFields = {
  name: { kind: 'string', label: 'Name' },
  units: { kind: 'integer', label: 'Units' },
} as const
