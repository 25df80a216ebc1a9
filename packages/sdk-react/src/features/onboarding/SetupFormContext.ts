import type { Country } from '@capstan/sdk-core/countries'
import { createContext, useContext } from 'react'
import { countryOptions } from '../../ui/fields/phone/countryOptions'
import type { FieldOption } from '../../ui/fields/fieldProps'
import type { SignInFacts } from './SignedIn'

/** A country as the form needs it. */
export type SetupCountry = Pick<Country, 'id' | 'name' | 'alpha2'>

/** Values shared by every part of one setup form. */
export interface SetupFormParts {
  /** The countries to choose from. */
  countries: FieldOption[]
  /** The id, as text, of the United States. */
  usId: string | undefined
  /** Facts about the signed-in user. */
  facts: SignInFacts | undefined
  /** True when the facts come from the page's own server. */
  isFromSite: boolean
}

/** Carries them down. */
export const SetupFormContext = createContext<SetupFormParts>({
  countries: [],
  usId: undefined,
  facts: undefined,
  isFromSite: false,
})

/** Returns the values shared by every part of the setup form. */
export function useSetupForm(): SetupFormParts {
  return useContext(SetupFormContext)
}

/** Returns the values that the parts of a form share, for one language. */
export function setupFormParts(
  countries: readonly SetupCountry[],
  locale: string,
): Omit<SetupFormParts, 'facts' | 'isFromSite'> {
  const us = countries.find(({ alpha2 }) => alpha2 === 'US')
  return {
    countries: countryOptions(countries, locale),
    usId: us && String(us.id),
  }
}
