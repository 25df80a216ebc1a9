import { describe, expect, it } from 'vitest'
import { isSecretField } from '../../../fields/draftAnswers'
import { formatsOf } from '../../../language/formatsOf'
import { authorLanguage, authorWords } from './authorWords'
import { dynamicForm } from './dynamicForm'
import { givenAnswers } from './givenAnswers'
import { readStepFields } from './readStepFields'

const schema = {
  fields: [
    {
      key: 'goal',
      type: 'dropdown',
      displayKey: 'Goal',
      message: 'Pick one.',
      error: 'One of them.',
      options: ['Growth', { value: 'safe', label: 'Safety' }],
      languages: {
        de: { displayKey: 'Ziel', options: { Growth: 'Wachstum' } },
        'de-CH': { error: 'Eines.' },
      },
    },
  ],
}
const readIn = (locale: string, read: unknown = schema) =>
  readStepFields(read, { formats: formatsOf(locale) })

describe('the texts of a question', () => {
  it('are in the reader’s language; texts without a translation are shown as written, and marked', () => {
    expect(readIn('de-AT')).toMatchObject([
      {
        label: 'Ziel',
        hint: 'Pick one.',
        error: 'One of them.',
        lang: { label: undefined, hint: 'en' },
        options: [
          { value: 'Growth', label: 'Wachstum' },
          { value: 'safe', label: 'Safety', lang: 'en' },
        ],
      },
    ])
  })

  it('are those of the region first, then those of the language', () => {
    expect(readIn('de-CH')).toMatchObject([{ label: 'Ziel', error: 'Eines.' }])
  })

  it('are unmarked for a reader of the language they are written in', () => {
    const [field] = readIn('en-GB')

    expect(field).toMatchObject({ label: 'Goal', hint: 'Pick one.' })
    expect([field?.lang, field?.options.map(({ lang }) => lang)]).toEqual([undefined, [undefined, undefined]])
  })

  it.each([
    ['de', 'de-DE', undefined],
    ['de', 'en-US', 'de'],
    ['not a tag', 'de-DE', 'en'],
    [7, 'de-DE', 'en'],
  ])('are in the language of the schema, %s: %s reads them marked as %s', (lang, locale, marked) => {
    const [field] = readIn(locale, { lang, fields: [{ key: 'a', displayKey: 'Wohin' }] })

    expect(field?.lang?.label).toBe(marked)
  })

  it.each([null, 7, [], { de: null }, { de: 'Ziel' }, { de: { displayKey: 7, options: ['Ziel'] } }])(
    'stand %j for other languages',
    (languages) => {
      const fields = [{ ...schema.fields[0], languages }]

      expect(readIn('de-DE', { fields })).toMatchObject([
        { label: 'Goal', options: [{ label: 'Growth' }, {}] },
      ])
    },
  )

  it('change neither the sent nor the stored answers', () => {
    const form = dynamicForm(schema, { formats: formatsOf('de-DE'), answers: { goal: 'Growth' } })

    expect(form.initialValues).toEqual({ goal: 'Growth' })
    expect(form.send({ goal: 'safe' }).values).toEqual({ goal: 'safe' })
    expect(form.send({ goal: 'Wachstum' }).values).toEqual({})
  })

  it('keep a secret field secret, also with other names in other languages', () => {
    const languages = { de: { displayKey: 'Steuernummer' } }
    const [field] = readIn('de-DE', { fields: [{ key: 'a', displayKey: 'Taxpayer ID', languages }] })

    expect(field).toMatchObject({ label: 'Steuernummer' })
    expect(field && isSecretField(field)).toBe(true)
  })

  it('are in the same language once it is answered', () => {
    const given = givenAnswers(
      { schema, outputData: { answers: { goal: 'Growth' } } },
      { formats: formatsOf('de-DE') },
    )

    expect(given).toMatchObject([{ field: { label: 'Ziel' }, value: 'Growth' }])
  })
})

describe('authorWords', () => {
  it('has the texts of a step in the reader’s language', () => {
    const step = { title: 'Risk', about: 'Soon done.', languages: { de: { title: 'Risiko' } } }
    const language = authorLanguage(step, { formats: formatsOf('de-DE') })

    expect(['title', 'about', 'name'].map((name) => authorWords(step, name, language))).toEqual([
      { text: 'Risiko' },
      { text: 'Soon done.', lang: 'en' },
      undefined,
    ])
  })
})
