import { offeringPath } from '../drivers/investments/openOffering'
import { enter, tabTo } from '../drivers/access/keyboard'
import { congratulations } from '../drivers/investments/steps'
import { expect, test } from '../test'

test('a whole investment by keyboard alone: sign-in, account, offering, confirmation, steps [WCAG 2.1.1] [WCAG 2.1.2] [WCAG 2.4.3] [WCAG 2.4.7]', async ({
  page,
  investor,
}) => {
  const path = await offeringPath(page, /^Community Round/)
  await page.goto(`${path}?amount=100`)

  await enter(page, page.getByRole('link', { name: 'Sign in / Sign up' }))
  await tabTo(page, page.getByLabel('Email of another person'))
  await page.keyboard.type(investor.email)
  await enter(page, page.getByRole('button', { name: 'Sign in', exact: true }))
  await enter(page, page.getByRole('main').getByRole('list').getByRole('link').first())

  const units = page.getByRole('textbox', { name: 'Units' })
  await tabTo(page, units)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('250')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(units).toBeFocused()
  await page.keyboard.press('Enter')
  await enter(page, dialog.getByRole('button', { name: 'Invest' }))
  await expect(page).toHaveURL(/\/distribution\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Investor Onboarding' })).toBeFocused()

  await tabTo(page, page.getByRole('combobox', { name: 'Investment objective' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Growth' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('combobox', { name: 'Time horizon' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(page.getByRole('option', { name: 'Over 7 years' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: 'Yes' }))
  await page.keyboard.press('Space')
  await enter(page, page.getByRole('button', { name: 'Continue' }))

  await expect(page.getByRole('heading', { name: 'Fund', exact: true })).toBeFocused()
  await enter(page, page.getByRole('button', { name: 'I have sent the wire' }))
  await expect(page.getByRole('status').filter({ hasText: congratulations })).toBeFocused()
})
