import { distributionIds, offeringIds, accountIds, roundIds } from '../../packages/sandbox/seed/ids.ts'
import { answerProfile, answerSetup } from './answers.ts'
import { plainScenes } from './pages.ts'
import type { Scene } from './Scene.ts'
import { notSetUp, newPerson } from './signIn.ts'

const offering = `/offer-wall/${accountIds.larkspur}/offering/${offeringIds['series-b']}`

/** The screens of the repository's pictures, named after their drawings. */
export const scenes: Scene[] = [
  {
    name: 'a-login',
    shows: 'The way in: one button, one promise, the three links of the footer.',
    play: async (page, { platform }) => {
      await page.goto(`${platform}/login`)
      await page.getByRole('link', { name: 'Sign in / Sign up' }).waitFor()
    },
  },
  {
    name: 'b-select-account',
    shows: 'A person with a dozen accounts chooses one; each says its type and their role in it.',
    as: 'many@capstan.test',
    play: async (page, { platform }) => {
      await page.goto(`${platform}/account-role`)
      await page.getByRole('main').getByRole('list').getByRole('link').first().waitFor()
    },
  },
  {
    name: 'c-onboarding',
    shows: 'The third step of five: a form the platform describes, partly answered, one answer refused.',
    as: 'investor@capstan.test',
    play: async (page, { platform }) => {
      await page.goto(`${platform}/distribution/${distributionIds.onboarding}`)
      const again = page.getByRole('button', { name: 'Reset' })
      await again.waitFor()
      // The picture before left a draft.
      await again.click()
      await answerProfile(page)
    },
  },
  {
    name: 'd-invest',
    shows: 'An offering and the amount asked for, at the moment of confirming: every figure once more.',
    as: newPerson,
    isWindow: true,
    play: async (page, { platform }) => {
      await page.goto(`${platform}${offering}`)
      await page.getByRole('textbox', { name: 'Units' }).fill('2000')
      await page.getByRole('button', { name: 'Invest', exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'e-account-setup',
    shows:
      'A joint account half filled in and sent too early: the summary names what is missing and leads there.',
    as: notSetUp,
    play: async (page, { platform }) => {
      await page.goto(`${platform}/account/setup`)
      await answerSetup(page)
    },
  },
  {
    name: 'f-portfolio',
    shows:
      "An investor's holdings and investments, by asset, with what is pending apart from what is issued.",
    as: 'investor@capstan.test',
    play: async (page, { platform }, { width }) => {
      await page.goto(`${platform}/portfolio`)
      await page.getByText('Halden Biologics Preferred').first().waitFor({ state: 'attached' })
      // Narrow screens show a card per asset, which has nothing to unfold.
      if (width === 1280)
        await page.getByRole('button', { name: 'Expand Halden Biologics Preferred' }).click()
    },
  },
  {
    name: 'g-holdings',
    shows:
      'Who holds the securities of an issuer, the largest first; narrowed by what was typed under two headings.',
    as: 'issuer@capstan.test',
    play: async (page, { platform }, { width }) => {
      await page.goto(`${platform}/holdings`)
      await page.getByRole('rowheader').first().waitFor()
      await page.getByRole('columnheader', { name: 'Total Units' }).click()
      await page.getByRole('columnheader', { name: 'Total Units' }).click()
      if (width === 1280) {
        await page.getByRole('button', { name: 'Filters' }).click()
        await page.getByLabel('Filter Security Name').fill('Series')
        await page.getByLabel('Filter Total Units').fill('≥ 1,000')
        await page.getByText('Total Units: At least 1,000').waitFor()
        await page.getByRole('rowheader', { name: /^Total of/ }).waitFor()
      }
    },
    isWindow: true,
  },
  {
    name: 'x-distributions',
    shows: 'Who invested with an issuer, and how far each investment is; one of them is selected.',
    as: 'issuer@capstan.test',
    play: async (page, { platform }) => {
      await page.goto(`${platform}/distributions`)
      await page.getByRole('rowheader').first().waitFor()
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .click()
      await page.getByText('1 selected').first().waitFor()
    },
    isWindow: true,
  },
  {
    name: 'h-round',
    isBrief: true,
    shows: 'A round at work: what it is, what it has taken in, who sells it, its slices and who holds it.',
    as: 'issuer@capstan.test',
    play: async (page, { platform }) => {
      await page.goto(`${platform}/asset-class/${roundIds['series-b']}/manage`)
      await page.getByRole('table', { name: 'Allocations' }).waitFor()
      await page.getByRole('grid', { name: 'Cap Table by stakeholder' }).getByRole('row').nth(1).waitFor()
    },
  },
  {
    name: 'q-round-edit',
    isBrief: true,
    shows:
      'Round Information changed in its place, sent too early, with what is authorised and issued beside the total.',
    as: 'issuer@capstan.test',
    play: async (page, { platform }) => {
      await page.goto(`${platform}/asset-class/${roundIds['series-b']}/manage`)
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('textbox', { name: 'Dataroom Url' }).fill('')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Dataroom Url is required').waitFor()
    },
  },
  {
    name: 'q2-round-issue',
    isBrief: true,
    shows: 'Closed distributions chosen to be issued: to whom, how many, how far each is paid, what is free.',
    as: 'issuer@capstan.test',
    isWindow: true,
    play: async (page, { platform }) => {
      await page.goto(`${platform}/asset-class/${roundIds['series-b']}/manage`)
      await page.getByRole('button', { name: 'Issue', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Review' }).waitFor()
    },
  },
  {
    name: 'r-round-capital',
    isBrief: true,
    shows: 'The capital of a round: figures, stepped lines, months, what was put to work, what came in.',
    as: 'issuer@capstan.test',
    play: async (page, { platform }) => {
      await page.goto(`${platform}/asset-class/${roundIds['series-b']}/capital`)
      await page.getByRole('table', { name: 'Capital over time' }).waitFor()
      await page.getByRole('grid', { name: 'Incoming Capital' }).getByRole('row').nth(1).waitFor()
    },
  },
  {
    name: 'm-embed',
    shows: "InvestFlow in a shadow root of a broker's own page, on another origin, in the broker's brand.",
    play: async (page, { embed }) => {
      await page.goto(embed)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('textbox', { name: 'Units' }).waitFor()
    },
  },
  {
    name: 'n-components',
    shows: 'Every part of the kit on one sheet.',
    play: async (page, { storybook }, { theme, brand }) => {
      const globals = `theme:${theme};brand:${brand}`
      await page.goto(`${storybook}/iframe.html?id=ui-sheet--light&viewMode=story&globals=${globals}`)
      await page.getByRole('heading', { name: 'Component sheet' }).waitFor()
    },
  },
  ...plainScenes,
]
