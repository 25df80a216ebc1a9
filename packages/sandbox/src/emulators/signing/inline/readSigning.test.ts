import { describe, expect, it } from 'vitest'
import { readSigning } from './readSigning.ts'

const read = (name: unknown, marks: object = {}) =>
  readSigning({ name, marks, fields: [], shown: {}, consent: '1' }, [], '1')

describe('readSigning', () => {
  it.each(['Zoë Ångström', 'Amazon.com, Inc.', 'St. Gallen', 'می\u200Cخواهم', 'Ida (Ltd) <>/%()'])(
    'takes the name %s',
    (name) => expect(read(name)).toMatchObject({ signedBy: name }),
  )

  it.each([
    ['nothing', ' '],
    ['a list', ['Ida']],
    ['a right-to-left override', 'Ida\u202Eadi'],
    ['a zero width space', 'I\u200Bda'],
    ['a line end', 'Ida\nSigned by Eve'],
    ['a control character', 'Ida\u0007'],
    ['an escape', '\u001B[31mIda'],
    ['a web address', 'Ida https://evil.example'],
    ['a web address without its scheme', 'Ida WWW.evil.example'],
  ])('takes no name with %s', (_, name) => expect(read(name)).toBe('incomplete'))

  it('takes no typed signature with characters that are not shown', () => {
    expect(read('Ida', { signature: { text: 'I\u202Eda' } })).toMatchObject({
      method: 'typed',
      signedBy: 'Ida',
    })
    const paper = { id: 'p', shownHash: 'h', fields: [{ id: 'f', kind: 'signature', isTheirs: true }] }
    const body = { name: 'Ida', fields: ['f'], shown: { p: 'h' }, consent: '1' }
    const sign = (text: string) =>
      readSigning({ ...body, marks: { signature: { text } } }, [paper as never], '1')

    expect(sign('I\u202Eda')).toBe('incomplete')
    expect(sign('Ida')).toMatchObject({ signedBy: 'Ida' })
  })
})
