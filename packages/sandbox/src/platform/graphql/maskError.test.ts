import { GraphQLError } from 'graphql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { maskError } from './maskError.ts'

const masked = (originalError: Error | undefined, message = 'raw') => {
  const { message: shown, extensions } = maskError(new GraphQLError(message, { originalError }))
  return { message: shown, extensions }
}
const databaseError = (code: string, detail?: string) =>
  Object.assign(new Error('secret 123-45-6789'), { code, detail })

describe('maskError', () => {
  afterEach(() => vi.restoreAllMocks())

  it('shows a refusal with its code and details', () => {
    const texts = { message: 'soldOut' }
    const detail = JSON.stringify({ code: 'offering_sold_out', remaining: '3', texts })
    expect(masked(Object.assign(databaseError('CPSTN', detail), { message: 'Sold out.' }))).toEqual({
      message: 'Sold out.',
      extensions: { code: 'offering_sold_out', details: { remaining: '3' }, texts },
    })
  })

  it.each(['22P02', '23514', '23503', '22003', '22007'])(
    'reports the reason for %s without the typed value',
    (code) => {
      const { message, extensions } = masked(databaseError(code))
      expect(extensions).toEqual({ code: 'invalid_input', texts: { message: expect.any(String) } })
      expect(message).not.toContain('123-45')
    },
  )

  it.each([
    ['a check of one column', { constraint: 'rounds_terms_url_check' }, 'termsUrl'],
    ['a second check of it', { constraint: 'rounds_terms_url_check1' }, 'termsUrl'],
    ['a missing value', { column: 'opens_on' }, 'opensOn'],
    ['a check of a whole row', { constraint: 'rounds_check' }, undefined],
    ['a check of a private table', { schema: 'app_private', constraint: 'rounds_total_check' }, undefined],
  ])('names the field of %s', (_, of, field) => {
    const error = Object.assign(databaseError('23514'), { schema: 'app_public', table: 'rounds', ...of })

    const { message, extensions } = masked(error)

    expect(extensions.details).toEqual(field && { fields: { [field]: message } })
  })

  it('reports a busy database when a statement waited too long, so that it is retried', () => {
    expect(masked(databaseError('57014')).extensions).toMatchObject({ code: 'server_unavailable' })
  })

  it('reveals nothing else, to the reader or in the log', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    for (const error of [databaseError('55000'), databaseError('XX000'), new TypeError('boom')]) {
      expect(masked(error)).toEqual({
        message: 'Something went wrong on our side. Please try again.',
        extensions: { code: 'internal', texts: { message: 'internal' } },
      })
    }
    expect(JSON.stringify(log.mock.calls)).not.toContain('123-45')
  })

  it('shows errors of the query itself, with a code', () => {
    expect(masked(undefined, 'Cannot query field "x".')).toEqual({
      message: 'Cannot query field "x".',
      extensions: { code: 'invalid_input' },
    })
  })
})
