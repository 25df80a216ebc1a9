// The countries of an address.

export { countriesQuery } from '../countries/countriesQuery'
export type { Country } from '../countries/Country'
export type { CountriesQuery } from '../countries/operations.generated'
