import { describe, expect, it } from 'vitest'
import { givenAnswers } from './givenAnswers'

const schema = {
  fields: [
    { key: 'horizon', displayKey: 'Time horizon', type: 'string', order: 2 },
    { key: 'objective', displayKey: 'Objective', type: 'string', order: 1 },
    { key: 'taxId', type: 'password', order: 3 },
    { key: 'note', type: 'textArea', order: 4 },
  ],
}
const read = (outputData: object | null) =>
  givenAnswers({ schema, outputData }).map(({ field, value }) => [field.label, value])

describe('givenAnswers', () => {
  it('has the answers in the order of the questions', () => {
    expect(read({ answers: { horizon: 'Long', objective: ['Growth'] } })).toEqual([
      ['Objective', ['Growth']],
      ['Time horizon', 'Long'],
    ])
  })

  it('has no secret, for every answer', () => {
    expect(read({ answers: { taxId: '12-3456789' } })).toEqual([])
  })

  it('has nothing where there is nothing, or nothing of the shape', () => {
    for (const output of [null, {}, { answers: null }, { answers: 'x' }]) expect(read(output)).toEqual([])
  })
})
