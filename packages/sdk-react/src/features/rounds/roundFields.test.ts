import { englishFormats } from '@capstan/sdk-core'
import { changedAnswers } from '@capstan/sdk-core/forms'
import { aRound } from '@capstan/sdk-core/testing'
import { expect, it } from 'vitest'
import { roundsMessages } from './messages'
import { roundAnswers, roundFields } from './roundFields'

const fields = roundFields(true, roundsMessages, String)
const precise = {
  ...{ price: '0.125000000000000000', total: '2000.000500000000000000' },
  tranche: { version: '1', term: 3, coupon: '7.125' },
}

it('shows the values of a round with all decimals, so that opening the form changes nothing', () => {
  const answers = roundAnswers(aRound(precise), englishFormats)

  expect(answers).toMatchObject({ price: '0.125', total: '2,000.0005', coupon: '7.125' })
  // proves FMT-005
  expect(changedAnswers(fields, answers, { ...answers, price: '.125', total: '2000.0005' })).toEqual([])
})

it('takes a part of a unit for the total of a round that has whole units, as the platform does', () => {
  const answers = roundAnswers(aRound(), englishFormats)

  expect(fields.total?.kind).toBe('number')
  expect(changedAnswers(fields, answers, { ...answers, total: '800000.5' })).toEqual(['total'])
})
