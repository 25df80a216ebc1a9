import { expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { aQuestion, aQuestionSet, join, lockSet, type Vendor } from '../../testing/aQuestionSet.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('onboarding questions', (database) => {
  const vendor = () => anInvestor(database, { type: 'issuer' })
  const edit = (actor: Vendor, id: string, patch: object) =>
    database.ask(
      actor,
      `mutation ($id: UUID!, $patch: OnboardingQuestionPatch!) { updateOnboardingQuestionById(input: { id: $id, patch: $patch }) {
         onboardingQuestion { name type { name } } } }`,
      { id, patch },
    )

  it('are made, listed with their type, and edited', async () => {
    const owner = await vendor()
    const made = await aQuestion(database, owner, { name: ' Bank ', type: 8 })
    const edited = await edit(owner, made.id, { name: 'Your bank', type: 1 })
    const list = await database.ask(
      owner,
      `{ allOnboardingQuestions(orderBy: NAME_ASC) { totalCount nodes { id name description errorMessage type { id name type regex } } } }`,
    )

    expect(made).toMatchObject({ name: 'Bank', type: { name: 'US ZIP code', regex: '^\\d{5}(?:|-\\d{4})$' } })
    expect(edited.data?.updateOnboardingQuestionById).toEqual({
      onboardingQuestion: { name: 'Your bank', type: { name: 'Text' } },
    })
    // proves CALL-145, CALL-146, CALL-149, ENTITY-066
    expect(list.data?.allOnboardingQuestions).toMatchObject({
      totalCount: 1,
      nodes: [
        {
          id: made.id,
          description: 'Where the money comes from',
          errorMessage: 'Say it',
          type: { id: 1, type: 'string', regex: null },
        },
      ],
    })
  })

  it.each([
    ['QSET-009', { name: ' ' }, { name: 'Field name is required' }],
    ['QSET-011', { description: '' }, { description: 'Description is required' }],
    ['QSET-012', { errorMessage: '' }, { errorMessage: 'error message is required' }],
  ])('[%s] need their required parts: %j is refused', async (_row, part, texts) => {
    await expect(aQuestion(database, await vendor(), part)).rejects.toMatchObject({
      cause: { extensions: { code: 'invalid_input', details: { fields: texts } } },
    })
  })

  it('are translated by their author until they are part of a set', async () => {
    const [owner, stranger] = [await vendor(), await vendor()]
    const languages = { de: { message: 'Woher das Geld kommt', error: 'Bitte angeben' } }
    const made = await aQuestion(database, owner, { name: 'Bank', languages })
    const stolen = await edit(stranger, made.id, { languages: { de: { error: 'Falsch' } } })
    const edited = await edit(owner, made.id, { languages: { ...languages, 'pt-BR': { error: 'Diga' } } })
    const set = await aQuestionSet(database, owner)
    await join(database, owner, set.id, made.id)
    const late = await edit(owner, made.id, { languages: {} })
    const read = (actor: Vendor) => database.ask(actor, '{ allOnboardingQuestions { nodes { languages } } }')

    expect([stolen, edited, late].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      ...['not_found', undefined, 'question_in_set'],
    ])
    expect((await read(owner)).data).toEqual({
      allOnboardingQuestions: { nodes: [{ languages: { ...languages, 'pt-BR': { error: 'Diga' } } }] },
    })
    expect((await read(stranger)).data).toEqual({ allOnboardingQuestions: { nodes: [] } })
  })

  it.each([
    [['de'], 'languages holds the texts of this in other languages, by tags such as de.'],
    [{ German: {} }, 'languages holds the texts of this in other languages, by tags such as de.'],
    [{ de: { error: ' ' } }, 'languages holds the texts of this in other languages, by tags such as de.'],
    [
      { de: { displayKey: 'Bank' } },
      'languages holds the texts of this in other languages, by tags such as de.',
    ],
    [{ de: { error: 'x'.repeat(20001) } }, 'languages holds at most 20000 characters.'],
    [{ de: { error: 'a\u202eb' } }, 'This contains hidden characters. Please type it again.'],
  ])('are not translated into %j', async (languages, message) => {
    await expect(aQuestion(database, await vendor(), { languages })).rejects.toMatchObject({
      cause: { extensions: { code: 'invalid_input', details: { fields: { languages: message } } } },
    })
  })

  it('have a name of their own within the account', async () => {
    const owner = await vendor()
    await aQuestion(database, owner, { name: 'Bank' })

    // proves QSET-014
    await expect(aQuestion(database, owner, { name: 'BANK' })).rejects.toThrow(
      'Questions must have a unique name.',
    )
    await aQuestion(database, await vendor(), { name: 'Bank' })
  })

  it('cannot be edited once they are part of a set', async () => {
    const owner = await vendor()
    const [question, set] = [await aQuestion(database, owner), await aQuestionSet(database, owner)]
    await join(database, owner, set.id, question.id)
    const { errors } = await edit(owner, question.id, { name: 'Another' })

    // proves QSET-015
    expect(errors?.[0]).toMatchObject({
      message: 'Questions that are part of a question set cannot be edited.',
      extensions: { code: 'question_in_set' },
    })
  })
})

onEveryEngine('question sets', (database) => {
  const vendor = () => anInvestor(database, { type: 'broker' })

  it('are made, filled in order, emptied and locked', async () => {
    const owner = await vendor()
    const set = await aQuestionSet(database, owner, 'Know your client')
    const [first, second] = [
      await aQuestion(database, owner, { name: 'A' }),
      await aQuestion(database, owner, { name: 'B' }),
    ]
    const joined = await join(database, owner, set.id, second.id, 2)
    await join(database, owner, set.id, first.id, 1)
    const removed = await database.ask(
      owner,
      'mutation ($id: UUID!) { deleteOnboardingQuestionJoinById(input: { id: $id }) { onboardingQuestionJoin { id } } }',
      { id: joined.id },
    )
    const locked = await lockSet(database, owner, set.id)
    const lists = await database.ask(
      owner,
      `{ allOnboardingQuestionSets { nodes { id name locked } }
         allOnboardingQuestionJoins(orderBy: EXECUTE_ORDER_ASC) { nodes { name executeOrder questionId questionSetId } } }`,
    )

    expect([joined.name, removed.errors, locked.errors]).toEqual(['Join', undefined, undefined])
    // proves CALL-103, CALL-104, CALL-105, CALL-147, CALL-148, CALL-151, ENTITY-067
    // proves ENTITY-068
    expect(lists.data).toEqual({
      allOnboardingQuestionSets: { nodes: [{ id: set.id, name: 'Know your client', locked: true }] },
      allOnboardingQuestionJoins: {
        nodes: [{ name: 'Join', executeOrder: 1, questionId: first.id, questionSetId: set.id }],
      },
    })
  })

  it('have a name, of their own within the account', async () => {
    const owner = await vendor()
    await aQuestionSet(database, owner, 'Funds')

    // proves QSET-002
    await expect(aQuestionSet(database, owner, 'funds ')).rejects.toMatchObject({
      message: 'Question set names must be unique.',
      cause: { extensions: { code: 'name_taken' } },
    })
    // proves QSET-001
    await expect(aQuestionSet(database, owner, ' ')).rejects.toThrow(
      'Please provide a unique question set name',
    )
  })

  it('change no more once they are locked', async () => {
    const owner = await vendor()
    const set = await aQuestionSet(database, owner)
    const [first, second] = [
      await aQuestion(database, owner, { name: 'A' }),
      await aQuestion(database, owner, { name: 'B' }),
    ]
    const { id: joinId } = await join(database, owner, set.id, first.id, 1)
    await lockSet(database, owner, set.id)
    const attempts = [
      `updateOnboardingQuestionSetById(input: { id: "${set.id}", patch: { name: "New" } }) { clientMutationId }`,
      `updateOnboardingQuestionSetById(input: { id: "${set.id}", patch: { locked: false } }) { clientMutationId }`,
      `updateOnboardingQuestionSetById(input: { id: "${set.id}", patch: { lang: "de" } }) { clientMutationId }`,
      `deleteOnboardingQuestionJoinById(input: { id: "${joinId}" }) { clientMutationId }`,
      `createOnboardingQuestionJoin(input: { onboardingQuestionJoin: { name: "x", executeOrder: 2,
         questionId: "${second.id}", questionSetId: "${set.id}" } }) { clientMutationId }`,
    ]

    // proves QSET-008
    for (const attempt of attempts) {
      const { errors } = await database.ask(owner, `mutation { ${attempt} }`)
      expect([attempt, errors?.[0]?.extensions]).toEqual([attempt, { code: 'question_set_locked' }])
    }
  })

  it('have the tag of their language', async () => {
    const owner = await vendor()
    await aQuestionSet(database, owner, 'Mittel', { lang: 'de', languages: { en: { title: 'Funds' } } })

    await expect(aQuestionSet(database, owner, 'Fonds', { lang: 'French' })).rejects.toMatchObject({
      cause: { extensions: { details: { fields: { lang: 'lang is a tag such as en or pt-BR.' } } } },
    })
    const { data } = await database.ask(owner, '{ allOnboardingQuestionSets { nodes { lang languages } } }')
    expect(data).toEqual({
      allOnboardingQuestionSets: { nodes: [{ lang: 'de', languages: { en: { title: 'Funds' } } }] },
    })
  })

  it('are not locked while empty, and need a name for each question', async () => {
    const owner = await vendor()
    const set = await aQuestionSet(database, owner)
    const question = await aQuestion(database, owner)

    expect((await lockSet(database, owner, set.id)).errors?.[0]?.extensions.code).toBe('question_set_empty')
    // proves QSET-013
    await expect(join(database, owner, set.id, question.id, 1, ' ')).rejects.toThrow('Name field is required')
  })

  it('have two questions change places in one request', async () => {
    const owner = await vendor()
    const set = await aQuestionSet(database, owner)
    const [first, second] = [
      await aQuestion(database, owner, { name: 'A' }),
      await aQuestion(database, owner, { name: 'B' }),
    ]
    const joins = [
      await join(database, owner, set.id, first.id, 1, 'One'),
      await join(database, owner, set.id, second.id, 2, 'Two'),
    ]
    const placed = (questionId: string, executeOrder: number, name: string) => ({
      onboardingQuestionJoin: { name, executeOrder, questionId, questionSetId: set.id },
    })
    const swap = (name: string) =>
      database.ask(owner, swapDocument, {
        ...{ oneId: joins[0]?.id, otherId: joins[1]?.id },
        ...{ one: placed(first.id, 2, 'One'), other: placed(second.id, 1, name) },
      })
    const order = async () =>
      (
        await database.ask(
          owner,
          '{ allOnboardingQuestionJoins(orderBy: EXECUTE_ORDER_ASC) { nodes { name } } }',
        )
      ).data?.allOnboardingQuestionJoins

    expect((await swap('Two')).errors).toBeUndefined()
    expect(await order()).toEqual({ nodes: [{ name: 'Two' }, { name: 'One' }] })
  })

  it('hold one’s own questions only', async () => {
    const [owner, stranger] = [await vendor(), await vendor()]
    const [set, foreign] = [await aQuestionSet(database, owner), await aQuestion(database, stranger)]
    const mine = await aQuestion(database, stranger, { name: 'Mine' })

    await expect(join(database, owner, set.id, foreign.id)).rejects.toThrow('does not exist')
    await expect(join(database, stranger, set.id, mine.id)).rejects.toThrow('does not exist')
  })
})

const swapDocument = `mutation ($oneId: UUID!, $otherId: UUID!,
  $one: CreateOnboardingQuestionJoinInput!, $other: CreateOnboardingQuestionJoinInput!) {
  oneGone: deleteOnboardingQuestionJoinById(input: { id: $oneId }) { clientMutationId }
  otherGone: deleteOnboardingQuestionJoinById(input: { id: $otherId }) { clientMutationId }
  one: createOnboardingQuestionJoin(input: $one) { clientMutationId }
  other: createOnboardingQuestionJoin(input: $other) { clientMutationId } }`
