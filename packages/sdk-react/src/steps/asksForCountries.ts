import { readStepFields } from '@capstan/sdk-core'

/** Whether a field of a schema chooses from the list of countries. */
export function asksForCountries(schema: unknown): boolean {
  return readStepFields(schema).some(({ typeahead }) => typeahead === 'countries')
}
