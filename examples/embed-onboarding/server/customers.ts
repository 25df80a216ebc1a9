import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeAccount } from './platform.ts'

/** A customer who has signed up to this site. */
export interface Customer {
  email: string
  name: string
  /** Their account on the platform, once it is made. */
  account?: string
}

/** A file a customer, where a real site has a table, with a column for the account. */
const folder = process.env.CUSTOMERS ?? path.join(import.meta.dirname, '../customers')
const fileOf = (email: string) => path.join(folder, `${encodeURIComponent(email)}.json`)

/** Returns the customer with this email address, and signs up a new one. */
export async function customerOf(email: string, name: string): Promise<Customer> {
  return (await findCustomer(email)) ?? save({ email, name, account: demoAccounts[email] })
}

/** Returns the customer with this email address. */
export async function findCustomer(email: string): Promise<Customer | undefined> {
  const text = await readFile(fileOf(email), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Customer)
}

/** The account of a customer: made when they need it first, and kept with them. */
export async function accountOf(customer: Customer): Promise<string> {
  const account = customer.account ?? (await makeAccount(customer))
  if (!customer.account) await save({ ...customer, account })
  return account
}

async function save(customer: Customer): Promise<Customer> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(customer.email), JSON.stringify(customer))
  return customer
}

/** The demo broker's own customer, who is set up already and has agreed to it. */
const demoAccounts: Record<string, string | undefined> = { 'investor@capstan.test': process.env.ACCOUNT }
