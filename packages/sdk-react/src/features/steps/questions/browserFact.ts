/** What a browser calls a fact that a form asks of the investor: it may fill that in, and nothing else. */
export function browserFact(fact: string | undefined): string | undefined {
  return fact !== undefined && Object.hasOwn(names, fact) ? names[fact] : undefined
}

// Where somebody is a citizen is not where they live, which is all that a browser knows of a country.
const names: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  country: 'country-name',
  state: 'address-level1',
}
