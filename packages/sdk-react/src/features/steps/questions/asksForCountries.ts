import { dynamicForm } from '@capstan/sdk-core/steps'

/** Returns true when a field of a schema chooses from the list of countries. */
export function asksForCountries(schema: unknown): boolean {
  return dynamicForm(schema).fields.some(({ typeahead }) => typeahead === 'countries')
}
