import type { BrowserContext, Page } from '@playwright/test'
import { ask } from '../platform'

/** The security of Series A, which trades on the ATS of the demo data; its id. */
export async function listedSecurity(reader: BrowserContext): Promise<string> {
  const { allSecurities } = await ask<Found>(reader, securities)
  const listed = allSecurities.nodes.find(({ listingBySecurityId }) => listingBySecurityId)
  if (!listed) throw new Error('No security is listed.')
  return listed.id
}

/** A security of one's own, made for one test; its id. */
export async function makeSecurity(issuer: BrowserContext, name: string): Promise<string> {
  const { createSecurity } = await ask<Made>(issuer, create, {
    input: { name, total: '1000', symbol: 'T-1' },
  })
  return createSecurity.security.id
}

/** Chooses files from the computer, and shares them with groups by name. */
export async function uploadFiles(
  page: Page,
  files: FileLike[] | string,
  shares: string[] = [],
): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'choose from your computer' }).click()
  await (await chosen).setFiles(files)
  const dialog = page.getByRole('dialog', { name: 'Upload documents' })
  for (const name of shares) await dialog.getByText(name, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** A text file. */
export const aText = (name: string, text = `This is ${name}.`): FileLike => ({
  ...{ name, mimeType: 'text/plain', buffer: Buffer.from(text) },
})

interface FileLike {
  name: string
  mimeType: string
  buffer: Buffer
}

interface Found {
  allSecurities: { nodes: { id: string; listingBySecurityId: { id: string } | null }[] }
}

interface Made {
  createSecurity: { security: { id: string } }
}

const securities = '{ allSecurities { nodes { id listingBySecurityId { id } } } }'
const create = 'mutation ($input: CreateSecurityInput!) { createSecurity(input: $input) { security { id } } }'
