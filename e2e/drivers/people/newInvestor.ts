import { expect, type APIRequestContext } from '@playwright/test'
import { platformOrigin } from '../../places'

/** A person created for one test, and their account. */
export interface NewInvestor {
  email: string
  name: string
  accountId: string
}

/** Makes an investor without investments; set up, and agreed to the terms and the broker, unless an option is `false`. */
export async function newInvestor(
  request: APIRequestContext,
  is: { setUp?: boolean; terms?: boolean; consent?: boolean } = {},
  origin = platformOrigin,
): Promise<NewInvestor> {
  const answer = await request.post(`${origin}/sandbox/investors`, { data: is })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as NewInvestor
}
