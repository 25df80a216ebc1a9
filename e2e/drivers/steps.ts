import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Waits until the step named is the one to do. */
export async function atStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

/** In the signing provider's frame: a person types their name, draws a line and finishes. */
export async function sign(frame: FrameLocator, name: string): Promise<void> {
  await frame.getByLabel('Full legal name').fill(name)
  await frame.getByLabel(/I agree to sign/).check()
  await frame.getByRole('button', { name: 'Finish' }).click()
}

/** In the accreditation service's frame: a person says how they qualify. */
export async function accredit(frame: FrameLocator): Promise<void> {
  await frame.getByLabel(/My income was over/).check()
  await frame.getByLabel(/What I say here is true/).check()
  await frame.getByRole('button', { name: 'Confirm' }).click()
}
