import {
  sentWrongly,
  tryHostileKinds,
  typedKindNames,
  typedKinds,
  type TypedKind,
} from '../drivers/hostile/hostileKinds'
import { invest } from '../drivers/investments/invest'
import { openOffering } from '../drivers/investments/openOffering'
import { alterAnswers, failRequests, isOperation } from '../drivers/platform'
import { typeDay } from '../drivers/people/setUpAccount'
import { startSession } from '../drivers/people/startSession'
import { atStep, goOn } from '../drivers/investments/steps'
import { hostileTimeout } from '../drivers/hostile/typeHostileTexts'
import { expect, test, type Page } from '../test'

// Each text goes into every field, and all of them are looked at.
test.describe.configure({ timeout: 2 * hostileTimeout + 60_000 })

test('hostile texts in a field of every kind are refused or sent unchanged', async ({
  page,
  investor,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION|net::|Failed to load/)
  await startSession(page, investor.email)
  await alterAnswers<StepAnswer>(page, 'stepById', ({ stepById }) => {
    stepById.schema = {
      fields: [...typedKindNames, 'date'].map((kind) => ({
        key: kind,
        displayKey: labelOf(kind),
        type: kind,
      })),
    }
  })
  await openOffering(page, /^Series B/)
  await invest(page, '25')
  await atStep(page, 'Suitability')
  const fieldOf = (kind: TypedKind) => page.getByLabel(labelOf(kind), { exact: true })
  const handles = await Promise.all(typedKindNames.map((kind) => fieldOf(kind).elementHandle()))

  const fields = Object.fromEntries(typedKindNames.map((kind, at) => [kind, handles[at]]))
  const { wrong, taken } = await tryHostileKinds(page, fields as never) // each is there, or the page says so
  expect(wrong.slice(0, 20)).toEqual([])
  await hostileDay(page)

  // Some of the accepted inputs are sent together, each with its meaning.
  await failRequests(page, { operation: 'completeStep', how: 'unreachable' })
  for (let round = 0; round < 8; round++) {
    const typed = typedKindNames.map((kind) => pick(taken[kind], round) ?? typedKinds[kind])
    for (const [at, kind] of typedKindNames.entries()) await fieldOf(kind).fill(typed[at] ?? '')
    await typeDay(page, labelOf('date'), '02292024')
    // On blur, a field shows its parsed value: a figure with its decimals, a domain in the form of browsers.
    const shown = await Promise.all(typedKindNames.map((kind) => fieldOf(kind).inputValue()))
    const request = page.waitForRequest((each) => isOperation(each, 'completeStep'))
    await goOn(page)
    const sent = valuesOf((await request).postDataJSON())
    // proves FIELD-001, FIELD-004
    expect(
      typedKindNames.flatMap((kind, at) => sentWrongly(kind, shown[at] ?? '', sent[kind]) ?? []),
    ).toEqual([])
    expect(sent.date).toBe('2024-02-29T00:00:00.000Z')
    // The first does not arrive, and the page has found that out.
    if (round === 0) await expect(page.getByText(/^This step was not sent\./)).toBeVisible()
  }
  await expect(page.locator('main script, main style, main svg[onload], main img[onerror]')).toHaveCount(0)
})

const labelOf = (kind: string) => `Kind ${kind}`

/** One of those that were taken, another one each round, of those that a field can be filled with. */
function pick(texts: readonly string[], round: number): string | undefined {
  const short = texts.filter((text) => text.length < 300)
  return short[Math.floor((short.length * (round + 0.5)) / 8)]
}

/** A day is typed segment by segment: no segment accepts text. */
async function hostileDay(page: Page): Promise<void> {
  const segments = page.getByRole('spinbutton', { name: new RegExp(`, ${labelOf('date')}`) })
  for (const segment of await segments.all())
    await segment.evaluate((element) => {
      for (const data of [
        '<b>',
        '\0',
        '٣',
        '９９',
        '-1',
        '1e3',
        'NaN',
        '\u202E1',
        '👩‍👩‍👧',
        '00',
        'x'.repeat(10_000),
      ])
        element.dispatchEvent(
          new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
        )
    })
  await expect(segments).toHaveCount(3)
  await expect(page.getByText('Invalid Date')).toHaveCount(0)
}

interface StepAnswer {
  stepById: { schema: object }
}

/** The answers that complete a step. */
function valuesOf(body: unknown): Record<string, unknown> {
  return (body as { variables: { input: { blob: { values: Record<string, unknown> } } } }).variables.input
    .blob.values
}
