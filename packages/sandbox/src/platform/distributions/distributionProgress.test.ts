import { expect, it } from 'vitest'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { completeStep, goodAnswers } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const progress = `query ($id: UUID!) { distributionById(id: $id) { stepCount stepPosition activeStep activeStepStatus } }`

onEveryEngine('the progress of a distribution', (database) => {
  it('is the place of the first step that is not complete, and none when all are', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, ['suitability', 'fund'])
    const ask = async () => (await database.ask(investor, progress, { id: distribution.id })).data
    expect(await ask()).toMatchObject({ distributionById: { stepCount: 2, stepPosition: 1 } })

    await completeStep(database, investor, steps[0], goodAnswers.suitability)
    const [second] = await database.rows<{ title: string }>(
      `select coalesce(render_attributes ->> 'progressBarTitle', render_attributes ->> 'title') as title
       from app_public.steps where id = $1`,
      [steps[1]],
    )
    expect(await ask()).toEqual({
      distributionById: {
        stepCount: 2,
        stepPosition: 2,
        activeStep: second?.title,
        activeStepStatus: 'in_progress',
      },
    })

    await completeStep(database, investor, steps[1])
    expect(await ask()).toEqual({
      distributionById: { stepCount: 2, stepPosition: null, activeStep: null, activeStepStatus: null },
    })
  })

  it('returns to a step that has to be repeated', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, ['suitability', 'fund'])
    await completeStep(database, investor, steps[0], goodAnswers.suitability)
    await database.rows(`update app_public.steps set status = 'restart' where id = $1`, [steps[0]])

    const { data } = await database.ask(investor, progress, { id: distribution.id })
    expect(data).toMatchObject({ distributionById: { stepPosition: 1, activeStepStatus: 'restart' } })
  })

  it('names its step in the languages of the step, with the tag of each', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, ['suitability', 'fund'])
    const ask = async () => {
      const query = `query ($id: UUID!) { distributionById(id: $id) { activeStepTexts } }`
      return (await database.ask(investor, query, { id: distribution.id })).data
    }
    expect(await ask()).toEqual({
      distributionById: {
        activeStepTexts: { name: 'Suitability', languages: { de: { name: 'Eignung' } } },
      },
    })

    await completeStep(database, investor, steps[0], goodAnswers.suitability)
    await database.rows('update app_public.steps set render_attributes = $2 where id = $1', [
      steps[1],
      { title: 'Überweisung', lang: 'de', languages: ['none'] },
    ])
    expect(await ask()).toEqual({
      distributionById: { activeStepTexts: { name: 'Überweisung', lang: 'de' } },
    })
  })

  it('names its step in the language of the request, also in lists, so that they are searched and sorted by it', async () => {
    const { investor, distribution } = await anOpenInvestment(database, ['suitability'])
    const query = `query ($id: UUID!, $step: String!) {
      distributionById(id: $id) { activeStep }
      allFullDistributions(filter: { id: { equalTo: $id }, activeStep: { equalTo: $step } }) { nodes { activeStep } }
    }`
    const ask = async (locale: string, step: string) =>
      (await database.ask({ ...investor, locale }, query, { id: distribution.id, step })).data

    expect(await ask('de-AT', 'Eignung')).toEqual({
      distributionById: { activeStep: 'Eignung' },
      allFullDistributions: { nodes: [{ activeStep: 'Eignung' }] },
    })
    expect(await ask('fr', 'Eignung')).toEqual({
      distributionById: { activeStep: 'Suitability' },
      allFullDistributions: { nodes: [] },
    })
  })

  it('does not exist without a process, which is not one without steps', async () => {
    const { investor, distribution } = await anOpenInvestment(database, ['fund'])
    await database.rows('update app_public.distributions set process_id = null where id = $1', [
      distribution.id,
    ])

    const { data } = await database.ask(investor, progress, { id: distribution.id })
    expect(data).toEqual({
      distributionById: { stepCount: null, stepPosition: null, activeStep: null, activeStepStatus: null },
    })
  })
})
