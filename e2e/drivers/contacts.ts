import type { BrowserContext } from '@playwright/test'
import { ask } from './platform'

/** Writes a contact into the book of whoever is signed in; its id. */
export async function makeContact(vendor: BrowserContext, name: string, email: string): Promise<string> {
  const { makeCustomer } = await ask<Made>(vendor, make, { name, email })
  return makeCustomer.customer.id
}

/** As many contacts whose names have a mark, in the order of their names. */
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
