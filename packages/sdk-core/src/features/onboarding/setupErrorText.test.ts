import { describe, expect, it } from 'vitest'
import { setupErrorText } from './setupErrorText'

const codes = [1300, 1301, 1302, 1303, 1304, 1310, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318]

describe('setupErrorText', () => {
  it.each(codes)('shows the text after the code %i', (code) => {
    expect(setupErrorText(`${code} Tax id is not valid.`)).toBe('Tax id is not valid.')
    // proves SETUP-064
    expect(setupErrorText(`${code}: Tax id is not valid.`)).toBe('Tax id is not valid.')
  })

  it.each([
    '1305 Nothing.',
    '1309 Nothing.',
    '1319 Nothing.',
    '13001 Nothing.',
    'Tax id 1301',
    'internal',
    '',
    '1301',
  ])('shows nothing of %s', (message) => {
    // proves SETUP-065
    expect(setupErrorText(message)).toBeUndefined()
  })
})
