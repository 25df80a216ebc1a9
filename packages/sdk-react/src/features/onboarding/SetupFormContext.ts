import type { Country } from '@capstan/sdk-core/countries'
import { createContext, useContext } from 'react'

/** A country as the form needs it. */
export type SetupCountry = Pick<Country, 'id' | 'name' | 'alpha2'>

/** What every part of one setup form shares. */
export interface SetupFormParts {
  /** Begins the id of each of its fields, so that two forms may stand on one page. */
  formId: string
  /** The countries to choose from. */
  countries: readonly SetupCountry[]
  /** The id, as text, of the United States. */
  usId: string | undefined
}

/** Carries them down. */
export const SetupFormContext = createContext<SetupFormParts>({ formId: '', countries: [], usId: undefined })

/** What every part of the setup form shares. */
export function useSetupForm(): SetupFormParts {
  return useContext(SetupFormContext)
}

/** Puts together what the parts of a form share. */
export function setupFormParts(formId: string, countries: readonly SetupCountry[]): SetupFormParts {
  const us = countries.find(({ alpha2 }) => alpha2 === 'US')
  return { formId, countries, usId: us && String(us.id) }
}
