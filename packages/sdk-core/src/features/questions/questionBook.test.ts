import { describe, expect, it } from 'vitest'
import { questionBook } from './questionBook'
import { aQuestion, aQuestionJoin, aQuestionSet } from './testing'

const bank = aQuestion({ id: 'bank', name: 'bank' })
const zip = aQuestion({ id: 'zip', name: 'ZIP code', type: null })
const joined = (set: string, question: string, executeOrder: number) =>
  aQuestionJoin({ id: `${set} ${question}`, questionSetId: set, questionId: question, executeOrder })

describe('questionBook', () => {
  it('has the sets that can be changed before the locked ones, each by name [QSET-004]', () => {
    const sets = [
      aQuestionSet({ id: '1', name: 'Zeal' }),
      aQuestionSet({ id: '2', name: 'Age', locked: true }),
      aQuestionSet({ id: '3', name: 'bank' }),
    ]

    expect(questionBook({ questions: [], sets, joins: [] }).sets.map(({ name }) => name)).toEqual([
      ...['bank', 'Zeal', 'Age'],
    ])
  })

  it('has the questions of each set in their order, with what they ask for [QSET-005]', () => {
    const { sets } = questionBook({
      questions: [bank, zip],
      sets: [aQuestionSet({ id: 'set' }), aQuestionSet({ id: 'empty', name: 'Last' })],
      joins: [joined('set', 'zip', 5), joined('set', 'bank', 2)],
    })

    expect(sets.map(({ questions }) => questions.map(({ questionId, type }) => [questionId, type]))).toEqual([
      [
        ['bank', 'Text'],
        ['zip', null],
      ],
      [],
    ])
  })

  it('says of each question in how many sets it is, by name [QSET-006]', () => {
    const { questions } = questionBook({
      questions: [zip, bank],
      sets: [aQuestionSet({ id: 'set' })],
      joins: [joined('set', 'zip', 1), joined('other', 'zip', 1)],
    })

    expect(questions.map(({ name, setCount }) => [name, setCount])).toEqual([
      ['bank', 0],
      ['ZIP code', 2],
    ])
  })
})
