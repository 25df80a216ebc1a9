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
    shows: 'The sign-in page: one button, and the three links of the footer.',
    play: async (page, { platform }) => {
      await page.goto(`${platform}/login`)
      await page.getByRole('link', { name: 'Sign in / Sign up' }).waitFor()
    },
  },
  {
    name: 'b-select-account',
    shows: 'A person with a dozen accounts chooses one. Each shows its type and the role of the person.',
    as: 'many@capstan.test',
    play: async (page, { platform }) => {
      await page.goto(`${platform}/account-role`)
      await page.getByRole('main').getByRole('list').getByRole('link').first().waitFor()
    },
  },
  {
    name: 'c-onboarding',
    shows: 'The third of five steps: a partly completed form with one refused answer.',
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
    shows: 'An offering, and the confirmation of an amount with all figures.',
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
      'A joint account that was sent too early. The summary lists the missing answers and links to them.',
    as: notSetUp,
    play: async (page, { platform }) => {
      await page.goto(`${platform}/account/setup`)
      await answerSetup(page)
    },
  },
  {
    name: 'f-portfolio',
    shows:
      'The holdings and investments of an investor, by asset. Pending ones are shown apart from issued ones.',
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
    shows: 'The holders of the securities of an issuer, the largest first, with filters in two columns.',
    as: 'issuer@capstan.test',
    play: async (page, { platform }, { width }) => {
      await page.goto(`${platform}/holdings`)
      await page.getByRole('rowheader').first().waitFor()
      if (width === 375) {
        // Cards have no headings.
        await page.getByRole('button', { name: /^Sort/ }).click()
        await page.getByRole('option', { name: 'Total Units, descending' }).click()
      } else {
        await page.getByRole('columnheader', { name: 'Total Units' }).click()
        await page.getByRole('columnheader', { name: 'Total Units' }).click()
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
    shows: 'The investments with an issuer and their progress. One of them is selected.',
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
    shows: 'An open round: its terms, capital, distributors, allocations and holders.',
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
      'Round Information in edit mode with missing values. Authorized and issued units are beside the total.',
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
    shows:
      'Closed distributions that are selected for issuance, with investors, units, payments and available units.',
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
    shows: 'The capital of a round: figures, a chart by month, deployments and payments.',
    as: 'issuer@capstan.test',
    play: async (page, { platform }) => {
      await page.goto(`${platform}/asset-class/${roundIds['series-b']}/capital`)
      await page.getByRole('table', { name: 'Capital over time' }).waitFor()
      // Payments of a broker's sales are the broker's: the issuer sees none here.
      await page.getByText('No Payments').waitFor()
    },
  },
  {
    name: 'm-embed',
    shows:
      'InvestFlow in a shadow root on the page of a broker, on another origin, with the brand of the broker.',
    play: async (page, { embed }) => {
      await page.goto(embed)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('textbox', { name: 'Units' }).waitFor()
    },
  },
  {
    name: 'n-components',
    shows: 'All components of `ui/` on one page.',
    play: async (page, { storybook }, { theme, brand }) => {
      const globals = `theme:${theme};brand:${brand}`
      await page.goto(`${storybook}/iframe.html?id=ui-sheet--light&viewMode=story&globals=${globals}`)
      await page.getByRole('heading', { name: 'Component sheet' }).waitFor()
    },
  },
  ...plainScenes,
]
