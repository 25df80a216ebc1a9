import { countriesQuery } from '@capstan/sdk-core/countries'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countryOptions } from '../../../ui/fields/phone/countryOptions'
import { useFormats } from '../../../language/useFormats'
import { useCapstan } from '../../../provider/useCapstan'
import type { FieldOption } from '../../../ui/fields/fieldProps'
import { dynamicForm } from '@capstan/sdk-core/steps'

/** Returns the lists that the fields of a schema choose from. They are fetched only when a field needs one. */
export function useLists(schema: unknown): Record<string, FieldOption[]> {
  const capstan = useCapstan()
  const { locale } = useFormats()
  const { data } = useQuery(
    { ...countriesQuery(capstan), enabled: asksForCountries(schema) },
    capstan.queryClient,
  )

  return useMemo(() => ({ countries: countryOptions(data ?? [], locale) }), [data, locale])
}

/** Returns true when a field of a schema chooses from the list of countries. */
function asksForCountries(schema: unknown): boolean {
  return dynamicForm(schema).fields.some(({ typeahead }) => typeahead === 'countries')
}
