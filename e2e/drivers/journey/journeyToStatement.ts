import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { makeDistribution, placeOf } from '../investments/distributions'
import { aText } from '../investments/documents'
import type { InputMethod } from '../access/inputMethods'
import { issueTo } from '../investments/ledger'
import type { NewInvestor } from '../people/newInvestor'
import { offeringPath } from '../investments/openOffering'
import { ask } from '../platform'
import { completeCurrentStep, currentStepOf } from '../investments/providers'
import { startSessionOf } from '../people/startSession'
import type { english } from './journeyWords'

/** The page and words of a journey, its input method, and the checks of every state. */
export interface Journey {
  page: Page
  browser: Browser
  investor: NewInvestor
  words: typeof english
  inputMethod: InputMethod
  at: (page: Page, state: string) => Promise<void>
}

/** Goes from a new account through every type of step to the statement of the holdings. */
export async function journeyToStatement(journey: Journey): Promise<void> {
  const offerings = await otherOfferings(journey.page)
  await signUp(journey)
  await setUp(journey)
  const id = await invest(journey)
  await qualify(journey)
  await uploadPapers(journey, offerings.papers)
  await meetUnknownSteps(journey, offerings.unusual)
  await signHere(journey, offerings.signedHere)
  await followLink(journey, offerings.wired)
  await beIssued(journey, id)
  await readHolding(journey)
}

/** 1,337 units at $12.50 are $16,712.50. */
const units = '1337'
const person = ['Mina', 'Calloway'] as const
const name = person.join(' ')

/** Returns offerings with steps that Series B lacks, by the ids that an invitation names. */
async function otherOfferings(page: Page) {
  const idOf = async (name: string | RegExp) => placeOf(await offeringPath(page, name)).offeringId
  return {
    papers: await idOf('Fund I Extension, with papers'),
    unusual: await idOf(/^First Close/),
    signedHere: await idOf('Fund I Extension, signed here'),
    wired: await idOf('Fund I Extension, wired'),
  }
}

async function signUp({ page, investor, words, inputMethod, at }: Journey): Promise<void> {
  await page.goto('/login')
  const signIn = page.getByRole('link', { name: words.signIn })
  await signIn.waitFor()
  await at(page, 'login')
  await inputMethod.press(signIn)
  const email = page.getByLabel(words.emailOfAnother)
  await email.waitFor()
  await at(page, 'sign-in provider')
  await inputMethod.type(email, investor.email)
  await inputMethod.press(page.getByRole('button', { name: words.signInThere, exact: true }))
  const agree = page.getByRole('button', { name: words.agree })
  await agree.waitFor()
  await at(page, 'terms')
  await inputMethod.press(agree)
  const account = page.getByRole('main').getByRole('list').getByRole('link').first()
  await account.waitFor()
  await at(page, 'account picker')
  await inputMethod.press(account)
  await page.getByRole('link', { name: words.viewOffering }).first().waitFor()
  await at(page, 'portfolio of nothing')
}

async function setUp(journey: Journey): Promise<void> {
  const { page, words, inputMethod, at } = journey
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await inputMethod.press(page.getByRole('link', { name: words.setUp }))
  const type = page.getByRole('combobox', { name: words.investorType })
  await type.waitFor()
  await at(page, 'setup')
  await inputMethod.choose(type, optionOf(page, new RegExp(`^${words.individual}`)))
  await inputMethod.type(field(words.firstName), person[0])
  await inputMethod.type(field(words.lastName), person[1])
  await inputMethod.type(page.getByRole('textbox', { name: words.email }), 'mina@example.com')
  await inputMethod.typeDay(page.getByRole('group', { name: words.birth, exact: true }), words.birthDigits)
  await inputMethod.type(page.getByLabel(words.taxId), '123-45-6789')
  await tickAnswer(journey, words.usCitizen, words.yes)
  await chooseBySearch(journey, words.country, words.unitedStates)
  await inputMethod.type(field(words.street), '418 Harbour Journey')
  await inputMethod.type(field(words.city), 'Portland')
  await inputMethod.choose(page.getByRole('combobox', { name: words.state }), optionOf(page, 'Maine'))
  await inputMethod.type(field(words.postalCode), '04101')
  await inputMethod.tick(page.getByRole('checkbox', { name: words.certify }))
  await at(page, 'setup, answered')
  await inputMethod.press(page.getByRole('button', { name: words.submit }))
}

async function invest({ page, words, inputMethod, at }: Journey): Promise<string> {
  await expect(page).toHaveURL('/portfolio')
  const offering = page.getByRole('listitem').filter({ hasText: 'Series B Preferred' })
  await inputMethod.press(offering.getByRole('link', { name: words.viewOffering }))
  const field = page.getByRole('textbox', { name: words.units, exact: true })
  await field.waitFor()
  await at(page, 'offering')
  await inputMethod.type(field, units)
  await inputMethod.press(page.getByRole('button', { name: words.invest, exact: true }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words.total)
  await at(page, 'confirmation')
  await inputMethod.press(dialog.getByRole('button', { name: words.invest }))
  await expect(page).toHaveURL(/\/distribution\//)
  return page.url().split('/').at(-1) ?? ''
}

async function qualify(journey: Journey): Promise<void> {
  const { page, words, inputMethod, at } = journey
  await atStep(journey, words.suitability, 'form')
  await inputMethod.choose(
    page.getByRole('combobox', { name: words.objective }),
    optionOf(page, words.growth),
  )
  await inputMethod.choose(page.getByRole('combobox', { name: words.horizon }), optionOf(page, words.long))
  await tickAnswer(journey, words.affordLoss, words.yes)
  await goOn(journey)

  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: words.confirm }).waitFor()
  await atStep(journey, words.accreditation, 'async_iframe')
  await inputMethod.tick(frame.getByLabel(words.income))
  await inputMethod.tick(frame.getByLabel(words.true))
  await inputMethod.press(frame.getByRole('button', { name: words.confirm }))

  await atStep(journey, words.profile, 'encrypted_form')
  await answerProfile(journey)
  await goOn(journey)

  await frame.getByRole('button', { name: words.finish }).waitFor()
  await atStep(journey, words.signDocuments, 'iframe')
  await inputMethod.type(frame.getByLabel(words.fullName), name)
  await inputMethod.tick(frame.getByLabel(words.consent))
  await inputMethod.press(frame.getByRole('button', { name: words.finish }))

  await atStep(journey, words.fund, 'button')
  await expect(page.getByRole('main')).toContainText(words.total)
  await inputMethod.press(page.getByRole('button', { name: words.sentWire }))
  await page.getByText(words.done).waitFor()
  await at(page, 'finished process')
}

async function answerProfile(journey: Journey): Promise<void> {
  const { page, words, inputMethod } = journey
  const employment = page.getByRole('combobox', { name: words.employment })
  await inputMethod.choose(employment, optionOf(page, words.selfEmployed))
  await inputMethod.type(page.getByLabel(words.occupation), 'Marine engineer')
  await inputMethod.type(page.getByLabel(words.annualIncome), words.annualIncomeDigits)
  await inputMethod.type(page.getByRole('textbox', { name: words.email }), 'mina@example.com')
  await chooseBySearch(journey, words.citizenship, words.norway)
  await inputMethod.tick(page.getByRole('checkbox', { name: words.savings }))
  await tickAnswer(journey, words.brokerDealer, words.no)
  await inputMethod.type(page.getByLabel(words.ein), '12-3456789')
  await inputMethod.tick(page.getByRole('checkbox', { name: words.identification }))
}

/** Completes a step that asks for papers, which the vendor then accepts. */
async function uploadPapers(journey: Journey, offeringId: string): Promise<void> {
  const { page, browser, words, inputMethod, at } = journey
  const id = await open(journey, offeringId)
  await atStep(journey, words.papers, 'papers')
  const letter = page.getByRole('region', { name: words.letter, exact: true })
  const chosen = page.waitForEvent('filechooser')
  await inputMethod.press(letter.getByRole('button', { name: words.chooseFile }))
  await (await chosen).setFiles([aText('Letter Whitlock CPA.txt')])
  await expect(letter).toContainText(words.uploaded)
  await at(page, 'papers, one of them there')
  await goOn(journey)
  await page.getByText(words.processing).waitFor()
  await at(page, 'papers that are looked at')

  const stepId = await currentStepOf(page.context(), id)
  const broker = await contextOf(browser, 'broker@capstan.test')
  await ask(broker, review, { input: { stepId, accepted: true } })
  await broker.close()
  await acknowledge(journey)
  await page.getByText(words.done).waitFor()
}

/** Opens steps that have no screen. */
async function meetUnknownSteps(journey: Journey, offeringId: string): Promise<void> {
  const { page, words } = journey
  const id = await open(journey, offeringId)
  await acknowledge(journey)
  await atStep(journey, words.capitalCalls, 'custom')
  await expect(page.getByText(words.askIssuer)).toBeVisible()
  await completeCurrentStep(page.context(), id)
  await atStep(journey, words.interview, 'unknown type')
  await expect(page.getByText(words.askIssuer)).toBeVisible()
}

async function signHere(journey: Journey, offeringId: string): Promise<void> {
  const { page, words, inputMethod, at } = journey
  await open(journey, offeringId)
  await acknowledge(journey)
  const panel = page.getByRole('complementary', { name: words.panel })
  await expect(page.getByRole('region', { name: words.firstPage })).toContainText('The subscription is made')
  await atStep(journey, words.signDocuments, 'inline')
  await inputMethod.type(panel.getByRole('textbox', { name: words.fullName }), name)
  for (const place of [words.placeInitials, words.placeSignature, words.placeInitials])
    await inputMethod.press(panel.getByRole('button', { name: place }))
  await expect(panel.getByText(words.noFieldsLeft)).toBeVisible()
  await inputMethod.tick(panel.getByRole('checkbox', { name: words.consent }))
  const sign = panel.getByRole('button', { name: words.sign })
  // Until the second paper can be read, the button is disabled and its description says so.
  await expect(sign).toHaveAccessibleDescription('')
  await at(page, 'inline, filled in')
  await inputMethod.press(sign)
  await page.getByText(words.done).waitFor()
  await at(page, 'signed here')
}

async function followLink(journey: Journey, offeringId: string): Promise<void> {
  const { page, words, inputMethod, at } = journey
  await open(journey, offeringId)
  await acknowledge(journey)
  await atStep(journey, words.wire, 'link')
  const opened = page.waitForEvent('popup')
  await inputMethod.press(page.getByRole('link', { name: words.openPaymentPage }))
  const payment = await opened
  await payment.getByRole('button', { name: words.sentWire }).waitFor()
  await at(payment, 'payment page')
  await inputMethod.press(payment.getByRole('button', { name: words.sentWire }))
  await page.getByText(words.done).waitFor()
  await payment.close()
  await at(page, 'paid elsewhere')
  await inputMethod.press(page.getByRole('link', { name: words.goToPortfolio }))
}

/** The issuer has the money and issues the units, which the investor sees. */
async function beIssued(
  { page, browser, investor, words, inputMethod, at }: Journey,
  id: string,
): Promise<void> {
  const expand = page.getByRole('button', { name: words.expand })
  const pending = page.getByRole('link', { name: words.pending })
  await expand.or(pending).first().waitFor()
  if (!(await pending.isVisible())) await inputMethod.pressInGrid(expand)
  await pending.waitFor()
  await at(page, 'portfolio')

  const broker = await contextOf(browser, 'broker@capstan.test')
  const issuer = await contextOf(browser, 'issuer@capstan.test')
  const { allRounds } = await ask<Found>(issuer, seriesB)
  const roundId = allRounds.nodes[0]?.id ?? ''
  const sold = { id, roundId, investorId: investor.accountId, paid: '16712.5' }
  const holdingId = await issueTo({ vendor: broker, issuer }, sold)
  await Promise.all([broker.close(), issuer.close()])

  const issued = page.getByRole('link', { name: words.issued })
  await issued.waitFor()
  await expect(pending).toHaveCount(0)
  await at(page, 'portfolio of what was issued')
  await ((await expand.or(page.getByRole('treegrid')).count()) > 0
    ? inputMethod.pressInGrid(issued)
    : inputMethod.press(issued))
  await expect(page).toHaveURL(`/holding/${holdingId}`)
}

async function readHolding({ page, words, inputMethod, at }: Journey): Promise<void> {
  const card = page.getByRole('region', { name: words.holding, exact: true })
  await expect(card.getByText(words.total)).toHaveCount(2)
  for (const [label, value] of Object.entries(words.facts))
    await expect(factOf(card, label), label).toHaveText(value)
  const signed = page.getByRole('region', { name: words.signedPapers })
  await expect(signed.getByRole('link').first()).toHaveAttribute('href', /\/integration\/signed-document\//)
  await at(page, 'holding')

  await inputMethod.press(page.getByRole('button', { name: words.statement, exact: true }))
  const paper = page.getByRole('region', { name: words.statementTitle })
  // An address is a group, which Playwright does not know.
  await expect(paper.locator(`address[aria-label="${words.holder}"]`)).toContainText(name)
  await expect(factOf(paper, words.unitsThen)).toHaveText(words.unitsHeld)
  const booked = paper.getByRole('row').filter({ hasText: words.booked[0] })
  await expect(booked).toHaveCount(1)
  for (const figure of words.booked) await expect(booked.getByText(figure, { exact: true })).toBeVisible()
  await at(page, 'statement')
}

/** Opens a new investment created through the API; other tests cover the steps before. */
async function open({ page }: Journey, offeringId: string): Promise<string> {
  const id = await makeDistribution(page.context(), offeringId)
  await page.goto(`/distribution/${id}`)
  return id
}

async function atStep({ page, at }: Journey, title: string, state: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await at(page, state)
}

const acknowledge = ({ page, words, inputMethod }: Journey) =>
  inputMethod.press(page.getByRole('button', { name: words.knowRisks }))

const goOn = ({ page, words, inputMethod }: Journey) =>
  inputMethod.press(page.getByRole('button', { name: words.go, exact: true }))

const tickAnswer = ({ page, inputMethod }: Journey, question: string | RegExp, answer: string) =>
  inputMethod.tick(page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }))

const chooseBySearch = ({ page, inputMethod }: Journey, label: string, option: string) =>
  inputMethod.choose(page.getByRole('combobox', { name: label }), optionOf(page, option).first(), option)

const optionOf = (page: Page, name: string | RegExp): Locator => page.getByRole('option', { name }).first()

const factOf = (card: Locator, label: string): Locator =>
  card.locator('.capstan-definition', { has: card.page().getByText(label, { exact: true }) }).locator('dd')

async function contextOf(browser: Browser, email: string): Promise<BrowserContext> {
  const context = await browser.newContext()
  await startSessionOf(context, email)
  return context
}

interface Found {
  allRounds: { nodes: { id: string }[] }
}

const seriesB = '{ allRounds(filter: { name: { equalTo: "Series B" } }) { nodes { id } } }'
const review = 'mutation ($input: ReviewStepInput!) { reviewStep(input: $input) { step { id } } }'
