/** Returns the `autocomplete` token of a fact that a form asks of the investor; undefined for any other value. */
export function browserFact(fact: string | undefined): string | undefined {
  return fact !== undefined && Object.hasOwn(names, fact) ? names[fact] : undefined
}

// Citizenship is left out: the only country that a browser knows is that of the address.
const names: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  country: 'country-name',
  state: 'address-level1',
}
