import type { Locator } from '@playwright/test'

/** An address outside the United States. */
export interface ForeignAddress {
  country: string
  street: string
  city: string
  province: string
  postalCode: string
}

/** Answers a part of the page with an address outside the United States. */
export async function fillForeignAddress(part: Locator, address: ForeignAddress): Promise<void> {
  const text = (name: string) => part.getByRole('textbox', { name, exact: true })
  await part.getByRole('combobox', { name: 'Country' }).fill(address.country)
  await part.page().getByRole('option', { name: address.country }).first().click()
  await text('Street address').fill(address.street)
  await text('City').fill(address.city)
  await text('State / Province').fill(address.province)
  await text('Postal code').fill(address.postalCode)
}
