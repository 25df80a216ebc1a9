import type { BrowserContext } from '@playwright/test'
import { ask } from '../platform'

/** Creates a contact of the signed-in vendor; returns its id. */
export async function makeContact(vendor: BrowserContext, name: string, email: string): Promise<string> {
  const { makeCustomer } = await ask<Made>(vendor, make, { name, email })
  return makeCustomer.customer.id
}

/** Creates contacts whose names contain a mark; returns the names in order. */
export async function makeContacts(vendor: BrowserContext, mark: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, place) => `C${String(place).padStart(3, '0')} ${mark}`)
  for (const name of names)
    await makeContact(vendor, name, `${name.toLowerCase().replaceAll(' ', '.')}@example.com`)
  return names
}

interface Made {
  makeCustomer: { customer: { id: string } }
}

const make = `mutation ($name: String!, $email: String!) {
  makeCustomer(input: { name: $name, email: $email }) { customer { id } }
}`
