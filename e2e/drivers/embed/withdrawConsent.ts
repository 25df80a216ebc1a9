import { expect, type Page } from '@playwright/test'

const withdraw = `mutation ($vendorId: UUID!) {
  withdrawVendorConsent(input: { vendorId: $vendorId }) { clientMutationId }
}`

/** On a page of the platform's: the person signed in lets a vendor's pages act in their account no more. */
export async function withdrawConsent(page: Page, vendorId: string): Promise<void> {
  const answer = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/v2/graphql', { method: 'POST', headers, body })).json()
    },
    JSON.stringify({ query: withdraw, variables: { vendorId } }),
  )
  expect(answer.errors).toBeUndefined()
}
