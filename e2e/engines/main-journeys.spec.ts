import { expect, test as base } from '@playwright/test'
import { serveHostPages } from '../drivers/embed/hostPage'
import { newInvestor } from '../drivers/people/newInvestor'
import { makeOwnRound } from '../drivers/investments/rounds'
import { startSessionOf } from '../drivers/people/startSession'
import { english as words } from '../drivers/journey/journeyWords'
import { firefox } from './firefox'
import { by, Visitor } from './Visitor'
import { webkit } from './webkit'

const thanks = 'Thank you for setting up your account!'

for (const kind of [firefox, webkit])
  base.describe(`in ${kind.name}`, () => {
    base.skip(
      !kind.isInstalled(),
      `${kind.name} is not installed, so no journey ran in it: apt-get install ${kind.packages.join(' ')}`,
    )

    const test = base.extend<{ visitor: Visitor }>({
      visitor: async ({ baseURL: _origin }, give, info) => {
        const engine = await kind.start()
        const visitor = new Visitor(engine)
        info.annotations.push({ type: 'figure', description: `${kind.name} ${engine.version}` })
        try {
          await give(visitor)
          if (info.status !== info.expectedStatus)
            await info.attach('window', { body: await engine.picture(), contentType: 'image/png' })
          expect(visitor.errors, 'errors of the pages').toEqual([])
        } finally {
          await engine.close()
        }
      },
    })

    test('a new investor signs in, agrees to the terms and sets up the account', async ({
      visitor,
      request,
    }) => {
      const { email } = await newInvestor(request, { setUp: false, terms: false, consent: false })

      await signIn(visitor, email, { isNew: true })
      await visitor.press(by('link', words.setUp))
      await visitor.choose(list(words.investorType), /^Individual/)
      await visitor.type(by('textbox', /^First name/), 'Mina')
      await visitor.type(by('textbox', /^Last name/), 'Calloway')
      await visitor.type(by('textbox', /^Email/), 'mina@example.com')
      await visitor.typeDay(words.birth, words.birthDigits)
      await visitor.type(by('textbox', /^Tax ID/), '123-45-6789')
      await visitor.tick(answer(/US citizen/, words.yes))
      await visitor.choose(list(words.country), /^United States of/, words.unitedStates)
      await visitor.type(by('textbox', /^Street address$/), '418 Harbour Walk')
      await visitor.type(by('textbox', /^City/), 'Portland')
      await visitor.choose(list(words.state), 'Maine')
      await visitor.type(by('textbox', /^Postal code/), '04101')
      await visitor.tick(by('checkbox', words.certify))
      await visitor.press(by('button', words.submit))

      await visitor.expectAddress(/\/portfolio$/)
      await visitor.expectText(thanks)
    })

    test('an issuer searches, filters and sorts a grid', async ({ visitor }) => {
      await signIn(visitor, 'issuer@capstan.test')
      await visitor.open('/holdings')
      await visitor.expectText(/50 of \d{3} rows/)

      await visitor.type(by('searchbox'), 'Whitlock')
      await visitor.expectText(/(\d{1,2}) of \1 rows/)
      await visitor.press(by('button', 'Filters'))
      await visitor.type(by('textbox', 'Filter Total Units'), '> 100')
      await visitor.expectText(/Total Units: /)
      await visitor.press(by('columnheader', 'Total Units'))
      await visitor.find(by('columnheader', 'Total Units'))
    })

    test('an investor invests, and signs in the page', async ({ visitor, request }) => {
      const { email, name } = await newInvestor(request)
      await signIn(visitor, email)
      await visitor.open('/sandbox/welcome')
      const { href } = await visitor.find(by('link', /Fund I Extension, signed here/))
      await visitor.open(href)

      await visitor.type(by('textbox', words.units), '1337')
      await visitor.press(by('button', words.invest))
      await visitor.press(by('button', /^Invest/, { within: by('dialog') }))
      await visitor.expectAddress(/\/distribution\//)
      await visitor.press(by('button', 'I know the risks'))
      // The paper is drawn, with its text beside it.
      await visitor.expectText('The subscription is made')
      const panel = by('complementary', words.panel)
      await visitor.type(by('textbox', words.fullName, { within: panel }), name)
      for (const place of [words.placeInitials, words.placeSignature, words.placeInitials])
        await visitor.press(by('button', place, { within: panel }))
      await visitor.expectText(words.noFieldsLeft)
      await visitor.tick(by('checkbox', words.consent, { within: panel }))
      await visitor.press(by('button', words.sign, { within: panel }))

      await visitor.expectText(words.done)
    })

    test('an issuer changes a round', async ({ visitor, request }) => {
      await startSessionOf({ request }, 'issuer@capstan.test')
      const { roundId, name } = await makeOwnRound({ request })
      await signIn(visitor, 'issuer@capstan.test')
      await visitor.open(`/asset-class/${roundId}/manage`)

      await visitor.press(by('button', /^Edit/))
      await visitor.type(by('textbox', 'Name'), `${name} renamed`)
      await visitor.type(by('textbox', 'Price (USD)'), '12.75')
      await visitor.choose(list('Status'), 'Stale')
      await visitor.press(by('button', 'Save'))

      await visitor.find(by('heading', `${name} renamed`))
      await visitor.expectText('$12.75')
      await visitor.expectText('Stale')
    })

    test('an investor invests in a block on a broker’s site, in a shadow root', async ({
      visitor,
      request,
    }) => {
      const { accountId } = await newInvestor(request)
      const site = await serveHostPages()
      try {
        await visitor.open(`${site.origin}/?account=${accountId}&isolation=shadow`)
        await visitor.type(by('textbox', words.units), '40')
        await visitor.press(by('button', words.invest))
        await visitor.press(by('button', /^Invest/, { within: by('dialog') }))
        await visitor.choose(list(words.objective), words.growth)
        await visitor.choose(list(words.horizon), words.long)
        await visitor.tick(answer(words.affordLoss, words.yes))
        await visitor.press(by('button', words.go))
        await visitor.find(by('heading', 'Accreditation'))
      } finally {
        site.close()
      }
    })
  })

/** The name of a list is the chosen option, then its label. */
const list = (label: string) => by('combobox', new RegExp(`(^| )${label}$`))

const answer = (question: RegExp, name: string) => by('radio', name, { within: by('radiogroup', question) })

/** Signs in as a person does, agrees to the terms when they are new, and takes the first account. */
async function signIn(visitor: Visitor, email: string, { isNew = false } = {}): Promise<void> {
  await visitor.open('/login')
  await visitor.press(by('link', words.signIn))
  await visitor.type(by('textbox', /Email of another person/), email)
  await visitor.press(by('button', words.signInThere))
  if (isNew) await visitor.press(by('button', words.agree))
  await visitor.press(by('link', undefined, { within: by('list', undefined, { within: by('main') }) }))
  await visitor.expectAddress(/^(?!.*account-role)/)
}
