import { describe, expect, it } from 'vitest'
import { formatsOf } from '../../language/formatsOf'
import { stepName } from './stepName'

const said = { name: 'Suitability', languages: { de: { name: 'Eignung' } } }

describe('stepName', () => {
  it.each([
    ['de-AT', said, { text: 'Eignung' }],
    ['en-GB', said, { text: 'Suitability' }],
    ['fr', said, { text: 'Suitability', lang: 'en' }],
    ['de', { name: 'Fund' }, { text: 'Fund', lang: 'en' }],
    ['de', { name: 'Eignung', lang: 'de' }, { text: 'Eignung' }],
    ['en', { name: 'Eignung', lang: 'de' }, { text: 'Eignung', lang: 'de' }],
  ])('for a reader of %s of %j is %j', (locale, nextStepTexts, name) => {
    expect(stepName({ nextStepTexts }, { formats: formatsOf(locale) })).toEqual(name)
  })

  it('is the title as it is written where no more is known, and nothing where no step is left', () => {
    expect(stepName({ nextStep: 'Fund' })).toEqual({ text: 'Fund' })
    expect(stepName({ nextStep: null, nextStepTexts: null })).toBeUndefined()
  })
})
