import { describe, expect, it } from 'vitest'
import { questionBook } from './questionBook'
import { aQuestion, aQuestionJoin, aQuestionSet } from './testing'

const bank = aQuestion({ id: 'bank', name: 'bank' })
const zip = aQuestion({ id: 'zip', name: 'ZIP code', type: null })
const joined = (set: string, question: string, executeOrder: number) =>
  aQuestionJoin({ id: `${set} ${question}`, questionSetId: set, questionId: question, executeOrder })

describe('questionBook', () => {
  it('has the sets that can be changed before the locked ones, each by name', () => {
    const sets = [
      aQuestionSet({ id: '1', name: 'Zeal' }),
      aQuestionSet({ id: '2', name: 'Age', locked: true }),
      aQuestionSet({ id: '3', name: 'bank' }),
    ]

    // proves QSET-004
    expect(questionBook({ questions: [], sets, joins: [] }).sets.map(({ name }) => name)).toEqual([
      ...['bank', 'Zeal', 'Age'],
    ])
  })

  it('has the questions of each set in their order, with their types', () => {
    const { sets } = questionBook({
      questions: [bank, zip],
      sets: [aQuestionSet({ id: 'set' }), aQuestionSet({ id: 'empty', name: 'Last' })],
      joins: [joined('set', 'zip', 5), joined('set', 'bank', 2)],
    })

    // proves QSET-005
    expect(sets.map(({ questions }) => questions.map(({ questionId, type }) => [questionId, type]))).toEqual([
      [
        ['bank', 'Text'],
        ['zip', null],
      ],
      [],
    ])
  })

  it('lists the sets of each question by name', () => {
    const { questions } = questionBook({
      questions: [zip, bank],
      sets: [aQuestionSet({ id: 'set' })],
      joins: [joined('set', 'zip', 1), joined('other', 'zip', 1)],
    })

    // proves QSET-006
    expect(questions.map(({ name, setCount }) => [name, setCount])).toEqual([
      ['bank', 0],
      ['ZIP code', 2],
    ])
  })
})
