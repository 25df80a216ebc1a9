import { offeringIds } from '../../../seed/ids.ts'
import type { Browser } from '../server/aBrowser.ts'
import type { TestPlatform } from '../server/aPlatform.ts'

interface Paper {
  id: string
  name: string
  version: number
  pages: number
  sha256: string
  fields: { id: string; kind: string; page: number; isTheirs: boolean; y: number }[]
}

/** The papers of a step as its signer receives them. */
export interface Papers {
  status: string
  papers: Paper[]
  consent: { version: string; locale: string; agree: string }
  isUnaltered: boolean
  certificate: Record<string, string>
}

/** Opens investors who have papers to sign in the page, each with an investment of their own. */
export function papersToSign(platform: Pick<TestPlatform, 'url' | 'browser' | 'value'>) {
  let people = 0
  const nextEmail = () => `e2e-${++people}@capstan.test`

  const post = async (browser: Browser, path: string, json: object, headers = {}) => {
    const answer = await browser.ask(`/api/v2/integration/${path}`, {
      json,
      headers: { origin: platform.url, ...headers },
    })
    return (await answer.json()) as { data: never; errors?: { extensions: { code: string } }[] }
  }
  const papersOf = async (browser: Browser, stepId: string, headers = {}) =>
    (await post(browser, 'signing-papers', { stepId }, headers)).data as Papers
  const fileOf = async (browser: Browser, stepId: string, paperId: string) => {
    const { data } = await post(browser, 'signing-paper', { stepId, paperId })
    return Buffer.from((data as { content: string }).content, 'base64')
  }

  /** Opens an investor with papers to sign. */
  async function atSigning() {
    const browser = platform.browser()
    const accountId = await browser.signInTo(nextEmail())
    const answer = await browser.graphql(
      `mutation ($input: InvestorMakeDistributionInput!) {
        investorMakeDistribution(input: $input) { distribution { processByProcessId { currentStep shortSteps { nodes { id } } } } } }`,
      {
        variables: {
          input: {
            offeringId: offeringIds['signed-here'],
            amount: '12',
            expectedPrice: await platform.value(
              `select trim_scale(rounds.price)::text from app_public.allocations
               join app_public.rounds on rounds.id = round_id where allocations.id = $1`,
              [offeringIds['signed-here']],
            ),
          },
        },
      },
    )
    const { nodes } = (
      answer.data as never as {
        investorMakeDistribution: {
          distribution: { processByProcessId: { shortSteps: { nodes: { id: string }[] } } }
        }
      }
    ).investorMakeDistribution.distribution.processByProcessId.shortSteps
    const [first, second] = nodes.map(({ id }) => id)
    await browser.graphql(
      'mutation ($input: CompleteStepInput!) { completeStep(input: $input) { step { id } } }',
      {
        variables: { input: { stepId: first, blob: {} } },
      },
    )
    return { browser, accountId, stepId: second ?? '' }
  }

  /** Returns the form of a page that shows the papers it received, with all fields filled in. */
  const signed = ({ papers, consent }: Papers, changes: object = {}) => ({
    name: 'Zoë Ångström',
    marks: {
      signature: { text: 'Zoë Ångström' },
      initials: {
        strokes: [
          [
            [10, 10],
            [40, 60],
          ],
          [[80, 20]],
        ],
      },
    },
    fields: papers.flatMap(({ fields }) => fields.map(({ id }) => id)),
    shown: Object.fromEntries(papers.map(({ id, sha256: hash }) => [id, hash])),
    consent: consent.version,
    ...changes,
  })
  const statusOf = (stepId: string) =>
    platform.value('select status from app_public.steps where id = $1', [stepId])

  return { post, papersOf, fileOf, atSigning, signed, statusOf, nextEmail }
}
