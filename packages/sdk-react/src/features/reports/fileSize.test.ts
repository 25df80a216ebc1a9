import { formatsOf } from '@capstan/sdk-core'
import { describe, expect, it } from 'vitest'
import { fileSize } from './fileSize'
import { reportsMessages } from './messages'

describe('fileSize', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [24_120, '24 kB'],
    [1_234_567, '1,235 kB'],
  ])('formats %i bytes as %s', (bytes, text) => {
    expect(fileSize(bytes, reportsMessages, formatsOf('en-US'))).toBe(text)
  })
})
