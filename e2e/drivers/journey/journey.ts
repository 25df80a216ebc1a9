import type { Browser, Page } from '@playwright/test'
import { makeDistribution, openDistribution, placeOf } from '../investments/distributions'
import { invest } from '../investments/invest'
import { offeringPath } from '../investments/openOffering'
import { completeCurrentStep } from '../investments/providers'
import { chooseType } from '../people/setUpAccount'
import { startSession, startSessionOf } from '../people/startSession'
import {
  accredit,
  atStep,
  congratulations,
  fillInvestorProfile,
  fillSuitability,
  goOn,
  pressStep,
  sign,
} from '../investments/steps'

/** Called at every state of the journey, while it is on the screen. */
export type AtState = (page: Page, state: string) => Promise<void>

/** Walks every state an investor can meet, from signing in to the portfolio, and stops at each. */
export async function checkJourney(page: Page, email: string, at: AtState): Promise<void> {
  await signInPages(page, at)
  await startSession(page, email)
  await offeringPages(page, at)
  await stepPages(page, at)
  await otherSteps(page, at)
  await page.goto('/portfolio')
  await page.getByRole('treegrid').or(page.getByRole('list')).first().waitFor()
  await at(page, 'portfolio')
}

async function signInPages(page: Page, at: AtState): Promise<void> {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign in / Sign up' }).waitFor()
  await at(page, 'login')
  await page.goto('/authenticate/login')
  await at(page, 'sign-in provider')
}

async function offeringPages(page: Page, at: AtState): Promise<void> {
  await page.goto('/account-role')
  await page.getByRole('main').getByRole('list').getByRole('link').first().waitFor()
  await at(page, 'account picker')
  await page.goto(await offeringPath(page, /^Series B/))
  await page.getByRole('button', { name: 'Invest', exact: true }).waitFor()
  await at(page, 'offering')
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await at(page, 'confirmation')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await invest(page, '2,000')
}

async function stepPages(page: Page, at: AtState): Promise<void> {
  await atStep(page, 'Suitability')
  await at(page, 'form')
  await goOn(page)
  await page.getByRole('link', { name: 'Investment objective: Please choose one.' }).waitFor()
  await at(page, 'form with errors')
  await page.getByRole('button', { name: 'Fund Not started' }).click()
  await page.getByText('This step is not active.').waitFor()
  await at(page, 'step that is not active')
  await page.getByRole('button', { name: 'Go to active step' }).click()
  await fillSuitability(page)
  await goOn(page)

  await atStep(page, 'Accreditation')
  await page.frameLocator('iframe').getByRole('button', { name: 'Confirm' }).waitFor()
  await at(page, 'async_iframe')
  await accredit(page.frameLocator('iframe'))

  await atStep(page, 'Investor profile')
  await at(page, 'encrypted_form')
  await fillInvestorProfile(page)
  await goOn(page)

  await atStep(page, 'Sign documents')
  await page.frameLocator('iframe').getByRole('button', { name: 'Finish' }).waitFor()
  await at(page, 'iframe')
  await sign(page.frameLocator('iframe'), 'Thea Marchand')

  await atStep(page, 'Fund')
  await at(page, 'button')
  await pressStep(page, 'I have sent the wire')
  await page.getByText(congratulations).waitFor()
  await at(page, 'finished process')
}

async function otherSteps(page: Page, at: AtState): Promise<void> {
  const wired = placeOf(await offeringPath(page, 'Fund I Extension, wired'))
  await openDistribution(page, wired.offeringId)
  await pressStep(page, 'I know the risks')
  await page.getByRole('link', { name: 'Open the payment page' }).waitFor()
  await at(page, 'link')

  const notes = placeOf(await offeringPath(page, /^Senior Notes/))
  await openDistribution(page, notes.offeringId)
  await atStep(page, 'Residence')
  await at(page, 'nine steps')

  const closing = placeOf(await offeringPath(page, /^First Close/))
  const id = await makeDistribution(page.context(), closing.offeringId)
  await completeCurrentStep(page.context(), id)
  await page.goto(`/distribution/${id}`)
  await atStep(page, 'Capital call schedule')
  await at(page, 'custom step')
}

/** Visits the states of setting up an account. Sends nothing, so that the next test finds the same account. */
export async function checkSetUp(browser: Browser, at: AtState): Promise<void> {
  const context = await browser.newContext()
  await startSessionOf(context, 'e2e-new-3@capstan.test')
  const page = await context.newPage()
  await page.goto('/account/setup')
  await page.getByRole('combobox', { name: 'Investor Type' }).waitFor()
  await at(page, 'setup')
  await chooseType(page, 'Individual')
  await at(page, 'setup of an individual')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText(/answers need your attention/).waitFor()
  await at(page, 'setup with errors')
  await context.close()
}
