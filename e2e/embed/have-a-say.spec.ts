import { serveBrokerSite } from '../drivers/embed/brokerSite'
import { confirm } from '../drivers/investments/invest'
import { isOperation } from '../drivers/platform'
import { atStep, fillSuitability, goOn } from '../drivers/investments/steps'
import { expect, test, type Page } from '../test'

test('a broker’s own site decides on the amount and a step: it refuses, amends, fails or is left, and no typed answer is lost', async ({
  page,
  browser,
  investor,
  expectConsoleError,
}) => {
  test.slow()
  expectConsoleError(/Failed to load resource/)
  expectConsoleError(/The answer of beforeSubmit could not be used/)
  expectConsoleError(/Unexpected end of JSON input/)
  const site = await serveBrokerSite(browser, investor, {
    imports: `
      import { InvestFlow } from '@capstan/sdk-react/invest'
      const beforeSubmit = async ({ signal, ...submissions }) => {
        const answer = await fetch('/say', { method: 'POST', body: JSON.stringify(submissions), signal })
        return answer.json()
      }`,
    jsx: `<InvestFlow {...offering} embedPolicy="link" beforeSubmit={beforeSubmit} beforeSubmitTimeoutMs={2000} />`,
  })
  const host = await hostOf(page)
  const sent: object[] = []
  page.on('request', (request) => {
    if (isOperation(request, 'completeStep')) sent.push(request.postDataJSON() as object)
  })

  try {
    await page.goto(site.origin)
    await test.step('the amount', async () => {
      host.says = { ok: false, message: 'Fifty units at least, please.' }
      await page.getByRole('textbox', { name: 'Units' }).fill('10')
      await page.getByRole('button', { name: 'Invest', exact: true }).click()
      await expect(page.getByRole('alert')).toHaveText('Fifty units at least, please.')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      host.says = { ok: true, patch: { units: '80' } }
      await page.getByRole('textbox', { name: 'Units' }).fill('75')
      await page.getByRole('button', { name: 'Invest', exact: true }).click()
      await expect(page.getByRole('dialog')).toContainText('$1,000.00') // 80 × 12.50
      await confirm(page)
      expect(host.submissions.map(({ values }) => values)).toEqual([{ units: '10' }, { units: '75' }])
    })

    await atStep(page, 'Suitability')
    await fillSuitability(page)
    const isStillThere = async () => {
      await expect(page.getByRole('combobox', { name: 'Time horizon' })).toContainText('Over 7 years')
      expect(sent).toEqual([])
    }
    const notSent = page.getByText(/^This step was not sent\./)

    await test.step('a host that never answers, and one that is out of order', async () => {
      for (const says of ['nothing', 'an error'] as const) {
        host.says = says
        const asked = host.submissions.length
        await goOn(page)
        await expect.poll(() => host.submissions.length).toBe(asked + 1)
        await expect(notSent).toBeVisible()
        await isStillThere()
      }
    })

    await test.step('a refusal and the typed answers remain after a reload', async () => {
      host.says = { ok: false, message: 'Your adviser has to agree first.' }
      await goOn(page)
      await expect(page.getByRole('group', { name: 'Your adviser has to agree first.' })).toBeFocused()
      await isStillThere()
      await page.reload()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.locator('.capstan-draft-notes')).toContainText(/^Draft of .* restored\./)
      await isStillThere()
    })

    await test.step('a step that is left while the host thinks about it', async () => {
      host.says = 'nothing'
      const asked = host.submissions.length
      await goOn(page)
      await expect.poll(() => host.submissions.length).toBe(asked + 1)
      await page
        .getByRole('list', { name: 'Qualification steps' })
        .getByRole('button', { name: /^Fund/ })
        .click()
      await expect(page.getByText('This step is not active.')).toBeVisible()
      host.release({ ok: true })
      await page.getByRole('button', { name: 'Go to active step' }).click()
      await atStep(page, 'Suitability')
      await isStillThere()
    })

    await test.step('an answer put in the place of another, which the platform has then', async () => {
      host.says = { ok: true, patch: { experience: 'Two funds, says our adviser.' } }
      await goOn(page)
      await atStep(page, 'Accreditation')
      expect(sent).toHaveLength(1)
      expect(host.submissions.at(-1)).toMatchObject({
        kind: 'step',
        step: { type: 'form', schema: { title: 'Suitability' } },
        values: { objective: 'Growth', horizon: 'Over 7 years' },
      })
      await page.getByRole('button', { name: /^Suitability/ }).click()
      await expect(page.getByText('Two funds, says our adviser.')).toBeVisible()
    })
  } finally {
    site.close()
  }
})

test('a broker’s own site arranges the parts of the flow, fills in, hides and requires fields, and the platform has them', async ({
  page,
  browser,
  investor,
}) => {
  test.slow()
  const site = await serveBrokerSite(browser, investor, {
    imports: `
      import { InvestFlow } from '@capstan/sdk-react/invest'
      import { StepProcess } from '@capstan/sdk-react/steps'
      const fields = ({ type }) => type === 'form' && {
        objective: { prefill: 'Growth' },
        horizon: { prefill: 'Over 7 years', hidden: true },
        riskTolerated: { hidden: true },
        experience: { required: true },
      } || undefined`,
    jsx: `
      <InvestFlow {...offering} embedPolicy="link" fields={fields}>
        <InvestFlow.Step>
          <StepProcess.Current />
          <section aria-label="What to do"><StepProcess.Actions /></section>
          <section aria-label="How far"><StepProcess.Position /><StepProcess.Bar /></section>
        </InvestFlow.Step>
        <nav><InvestFlow.Bar /></nav>
      </InvestFlow>`,
  })
  const current = page.getByRole('navigation').locator('[aria-current="step"]')

  try {
    await page.goto(site.origin)
    await expect(current).toContainText('Amount')
    await page.getByRole('textbox', { name: 'Units' }).fill('40')
    await page.getByRole('button', { name: 'Invest', exact: true }).click()
    await confirm(page)
    await atStep(page, 'Suitability')
    await expect(current).toContainText('Qualification')
    await expect(page.getByRole('region', { name: 'How far' })).toContainText('Step 1 of 5')
    await expect(page.getByText('Filled in for you: Investment objective.')).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveCount(1)

    const buttons = page.getByRole('region', { name: 'What to do' })
    await buttons.getByRole('button', { name: 'Continue' }).click()
    const experience = page.getByLabel('Experience with private securities')
    await expect(experience).toHaveAttribute('aria-invalid', 'true')
    await experience.fill('Two funds.')
    // A question without an answer is not hidden.
    await page
      .getByRole('radiogroup', { name: /I can afford to lose/ })
      .getByText('Yes')
      .click()
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(1)
    await buttons.getByRole('button', { name: 'Continue' }).click()

    await atStep(page, 'Accreditation')
    await page
      .getByRole('region', { name: 'How far' })
      .getByRole('button', { name: /^Suitability/ })
      .click()
    for (const answer of ['Growth', 'Over 7 years', 'Two funds.'])
      await expect(page.getByText(answer, { exact: true })).toBeVisible()
  } finally {
    site.close()
  }
})

test('a broker’s own site renders a step itself, and the platform accepts its entries', async ({
  page,
  browser,
  investor,
}) => {
  test.slow()
  const site = await serveBrokerSite(browser, investor, {
    imports: `
      import { InvestFlow } from '@capstan/sdk-react/invest'
      import { useStepForm } from '@capstan/sdk-react/stepForm'
      import { StepProcess } from '@capstan/sdk-react/steps'
      const Own = (props) => {
        const { fields, submit, problem } = useStepForm(props)
        return <div>
          {fields.map(({ name, label, value, error, onChange, onBlur }) => <p key={name}>
            <label>{label} <input value={value ?? ''} onChange={(e) => onChange(e.target.value)} onBlur={onBlur} /></label>
            <em>{error}</em>
          </p>)}
          <b>{problem}</b>
          <button onClick={submit}>Send it</button>
        </div>
      }`,
    jsx: `
      <InvestFlow {...offering} embedPolicy="link">
        <InvestFlow.Step>
          <StepProcess.Current>{(props) => props.step.type === 'form' ? <Own {...props} /> : undefined}</StepProcess.Current>
        </InvestFlow.Step>
      </InvestFlow>`,
  })

  try {
    await page.goto(site.origin)
    await page.getByRole('button', { name: 'Invest', exact: true }).click()
    await confirm(page)
    await atStep(page, 'Suitability')
    await page.getByLabel('Investment objective').fill('Gold')
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(page.locator('p').filter({ hasText: 'Time horizon' }).locator('em')).not.toBeEmpty()
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)

    await page.getByLabel('Investment objective').fill('Income')
    await page.getByLabel('Time horizon').fill('Over 7 years')
    await page.getByLabel('I can afford to lose this whole investment').fill('yes')
    await page.getByRole('button', { name: 'Send it' }).click()

    await atStep(page, 'Accreditation')
  } finally {
    site.close()
  }
})

interface Submission {
  kind: string
  values: object
}

/** Mocks the site's own server with controlled answers. */
async function hostOf(page: Page) {
  const waiting: ((says: object) => Promise<void>)[] = []
  const host = {
    says: 'nothing' as object | 'nothing' | 'an error',
    submissions: [] as Submission[],
    /** Answers the waiting requests, which may already be closed. */
    release: (says: object) => waiting.forEach((answer) => void answer(says).catch(() => undefined)),
  }
  await page.route('**/say', async (route) => {
    host.submissions.push(route.request().postDataJSON() as Submission)
    if (host.says === 'nothing') waiting.push((json) => route.fulfill({ json }))
    else if (host.says === 'an error') await route.fulfill({ status: 500 })
    else await route.fulfill({ json: host.says })
  })
  return host
}
