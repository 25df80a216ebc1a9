import { investorTypes } from '@capstan/sdk-core/onboarding'
import { describe, expect, it } from 'vitest'
import { onboardingMessages } from '../messages'
import { onboardingGerman } from '../messages.de'
import { typeOptions } from './typeOptions'

describe('typeOptions', () => {
  it.each([
    ['English', onboardingMessages],
    ['German', onboardingGerman],
  ])('describes each of the twenty types in %s, each differently', (_, messages) => {
    const sentences = typeOptions(investorTypes, messages).map(({ description }) => description)

    expect(sentences.filter((sentence) => sentence && /^\p{Lu}.*\.$/u.test(sentence))).toHaveLength(20)
    expect(new Set(sentences).size).toBe(20)
  })

  it('names no other type in a sentence, so that a name that is typed finds the types that bear it', () => {
    const options = typeOptions(investorTypes, onboardingMessages)
    const names = [
      'Individual',
      'Joint',
      'Trust',
      'Estate',
      'Sole',
      'Corporation',
      'LLC',
      'Partnership',
      'Roth',
    ]

    for (const name of names)
      for (const { label, description } of options)
        if (!label?.includes(name) && name !== 'Trust')
          expect(description).not.toMatch(new RegExp(`\\b${name}`, 'i'))
  })

  it('is found by the platform’s own name in another language, and by any word of the sentence', () => {
    const [option] = typeOptions(['Estate'], onboardingGerman)

    expect(option?.label).toBe('Nachlass')
    expect(option?.alsoCalled).toEqual(
      expect.arrayContaining(['Estate', 'gestorben ist, bis es verteilt wird.', 'wird.']),
    )
  })

  it('offers a type without a description, by its name alone', () => {
    expect(typeOptions(['Cooperative'], onboardingMessages)[0]).toMatchObject({
      label: 'Cooperative',
      description: undefined,
    })
  })
})
