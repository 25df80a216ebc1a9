import { expect, it } from 'vitest'
import {
  aMappedTemplate,
  mapEverything,
  updateMappedTemplate,
} from '../../testing/documents/aSigningTemplate.ts'
import { aQuestion, aQuestionSet, join, lockSet, type Vendor } from '../../testing/aQuestionSet.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { completeStep } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const stepDocument = `query ($id: UUID!) { stepById(id: $id) {
  id order status type schema renderAttributes outputData dynamicData } }`

onEveryEngine('questions on a template', (database) => {
  const add = (vendor: Vendor, mappedSigningTemplateId: string, onboardingQuestionSetId: string) =>
    database.ask(
      vendor,
      `mutation ($set: MappedSigningTemplateQuestionSetInput!) {
         createMappedSigningTemplateQuestionSet(input: { mappedSigningTemplateQuestionSet: $set }) {
           mappedSigningTemplateQuestionSet { id mappedSigningTemplateId onboardingQuestionSetId } } }`,
      { set: { mappedSigningTemplateId, onboardingQuestionSetId } },
    )

  /** A template with a set of two questions, the second of which takes a ZIP code. */
  async function withQuestions() {
    const template = await aMappedTemplate(database)
    const set = await aQuestionSet(database, template.vendor, 'Bank')
    const bank = await aQuestion(database, template.vendor, { name: 'Bank' })
    const zip = await aQuestion(database, template.vendor, {
      name: 'ZIP',
      type: 8,
      errorMessage: 'Five digits',
    })
    await join(database, template.vendor, set.id, zip.id, 2, 'ZIP code')
    await join(database, template.vendor, set.id, bank.id, 1, 'Your bank')
    return { ...template, set, bank, zip }
  }

  it('are added once their set is locked, and once only', async () => {
    const { vendor, mapped, set } = await withQuestions()
    const early = await add(vendor, mapped.id, set.id)
    await lockSet(database, vendor, set.id)
    const added = await add(vendor, mapped.id, set.id)
    const twice = await add(vendor, mapped.id, set.id)

    expect(early.errors?.[0]?.extensions.code).toBe('question_set_not_locked')
    expect(added.data?.createMappedSigningTemplateQuestionSet).toMatchObject({
      mappedSigningTemplateQuestionSet: {
        mappedSigningTemplateId: mapped.id,
        onboardingQuestionSetId: set.id,
      },
    })
    // proves CALL-125, SIGN-048
    expect(twice.errors?.[0]?.extensions.code).toBe('invalid_input')
  })

  it('are neither added nor taken away once the template is locked', async () => {
    const template = await withQuestions()
    const { vendor, mapped, set } = template
    await lockSet(database, vendor, set.id)
    const { data } = await add(vendor, mapped.id, set.id)
    const { id } = (
      data?.createMappedSigningTemplateQuestionSet as { mappedSigningTemplateQuestionSet: { id: string } }
    ).mappedSigningTemplateQuestionSet
    await mapEverything(database, template)
    await updateMappedTemplate(database, vendor, mapped.id, { locked: true })
    const late = await add(vendor, mapped.id, set.id)
    const taken = await database.ask(
      vendor,
      'mutation ($id: UUID!) { deleteMappedSigningTemplateQuestionSetById(input: { id: $id }) { clientMutationId } }',
      { id },
    )

    // proves SIGN-020
    expect([late, taken].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(
      Array(2).fill('template_locked'),
    )
  })

  it('are one’s own: others’ templates and sets do not exist', async () => {
    const [mine, theirs] = [await withQuestions(), await withQuestions()]
    await lockSet(database, mine.vendor, mine.set.id)
    const answers = [
      await add(theirs.vendor, theirs.mapped.id, mine.set.id),
      await add(theirs.vendor, mine.mapped.id, theirs.set.id),
    ]

    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['not_found', 'not_found'])
  })

  it('become a form step before the signing, whose answers are checked by their types', async () => {
    const template = await withQuestions()
    const { vendor, mapped, set, bank, zip } = template
    await lockSet(database, vendor, set.id)
    await add(vendor, mapped.id, set.id)
    await mapEverything(database, template)
    await updateMappedTemplate(database, vendor, mapped.id, { locked: true, active: true })
    const [made] = await database.rows<{ id: string }>(
      'select vendor_qualification_id as id from app_public.mapped_signing_templates where id = $1',
      [mapped.id],
    )
    const { investor, steps } = await anOpenInvestment(database, [made?.id ?? ''])
    const { data } = await database.ask(investor, stepDocument, { id: steps[0] })
    const answer = (code: string) =>
      completeStep(database, investor, steps[0], { values: { [bank.id]: 'Pacific Trust', [zip.id]: code } })
    const wrong = await answer('9021')
    const right = await answer('90210')
    const mail = await database.rows<{ to_email: string; subject: string }>(
      'select to_email, subject from app_private.outbox order by id desc limit 1',
    )

    expect(data?.stepById).toEqual({
      id: steps[0],
      order: 1,
      status: 'in_progress',
      type: 'form',
      renderAttributes: { title: 'Bank', progressBarTitle: 'Bank', lang: 'en' },
      outputData: {},
      dynamicData: {},
      schema: {
        title: 'Bank',
        lang: 'en',
        questionSetId: set.id,
        fields: [
          {
            key: bank.id,
            displayKey: 'Your bank',
            type: 'string',
            order: 1,
            message: 'Where the money comes from',
            error: 'Say it',
          },
          {
            key: zip.id,
            displayKey: 'ZIP code',
            type: 'string',
            order: 2,
            message: 'Where the money comes from',
            error: 'Five digits',
            regex: '^\\d{5}(?:|-\\d{4})$',
          },
        ],
      },
    })
    expect(wrong.errors?.[0]?.extensions).toEqual({
      code: 'step_invalid',
      details: { fields: { [zip.id]: 'Five digits' } },
    })
    expect(right.data?.completeStep).toMatchObject({ step: { id: steps[0], status: 'complete' } })
    // Signed by email: the mail goes out as the signing step begins.
    // proves CALL-111, ENTITY-051, ENTITY-053
    expect(mail[0]?.subject).toBe('Please sign: Purchase, mapped')
  })

  it('include all their translations, also for refusals of an answer', async () => {
    const template = await aMappedTemplate(database)
    const { vendor, mapped } = template
    const set = await aQuestionSet(database, vendor, 'Bank', {
      languages: { de: { title: 'Ihre Bank' } },
    })
    const zip = await aQuestion(database, vendor, {
      name: 'ZIP',
      type: 8,
      languages: { de: { message: 'Die der Bank', error: 'Fünf Ziffern' }, fr: { error: 'Cinq chiffres' } },
    })
    await join(database, vendor, set.id, zip.id, 1, 'ZIP code', {
      languages: { de: { displayKey: 'Postleitzahl' } },
    })
    await lockSet(database, vendor, set.id)
    await add(vendor, mapped.id, set.id)
    await mapEverything(database, template)
    await updateMappedTemplate(database, vendor, mapped.id, { locked: true, active: true })
    const [made] = await database.rows<{ id: string }>(
      'select vendor_qualification_id as id from app_public.mapped_signing_templates where id = $1',
      [mapped.id],
    )
    const { investor, steps } = await anOpenInvestment(database, [made?.id ?? ''])
    const { data } = await database.ask(investor, stepDocument, { id: steps[0] })
    const refusedIn = async (locale: string) =>
      (await completeStep(database, { ...investor, locale }, steps[0], { values: { [zip.id]: '9021' } }))
        .errors?.[0]?.extensions.details
    const refused = [await refusedIn('de-AT'), await refusedIn('fr'), await refusedIn('en-US')]

    expect(data?.stepById).toMatchObject({
      renderAttributes: {
        lang: 'en',
        languages: { de: { title: 'Ihre Bank', progressBarTitle: 'Ihre Bank' } },
      },
      schema: {
        lang: 'en',
        languages: { de: { title: 'Ihre Bank' } },
        fields: [
          {
            displayKey: 'ZIP code',
            languages: {
              de: { displayKey: 'Postleitzahl', message: 'Die der Bank', error: 'Fünf Ziffern' },
              fr: { error: 'Cinq chiffres' },
            },
          },
        ],
      },
    })
    expect(refused).toEqual(
      ['Fünf Ziffern', 'Cinq chiffres', 'Say it'].map((text) => ({ fields: { [zip.id]: text } })),
    )
  })
})
