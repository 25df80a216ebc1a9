import type { Capstan } from '../Capstan'
import { rowsOf } from '../client/records/answers'
import { recordQuery, type CapstanQuery } from '../client/records/recordQuery'
import type { Country } from './Country'
import { CountriesDocument, type CountriesQuery } from './operations.generated'

/** Every country, by name. */
export function countriesQuery(capstan: Capstan): CapstanQuery<readonly Country[], CountriesQuery> {
  return recordQuery(capstan, { document: CountriesDocument, variables: {}, select: readCountries })
}

function readCountries({ allCountries }: CountriesQuery): readonly Country[] {
  return rowsOf(allCountries)
}
