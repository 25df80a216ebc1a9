import { describe, expect, it } from 'vitest'
import { stepFailure } from './stepFailure'

describe('stepFailure', () => {
  it('reads the code, the message and the reason', () => {
    const output = {
      code: 'declined_to_sign',
      error: 'You declined to sign.',
      reason: 'My name is misspelt.',
    }

    expect(stepFailure(output)).toEqual(output)
  })

  it.each([[null], [{}], [{ code: 'constructor', error: ' ', reason: 5 }]])(
    'knows nothing of %o',
    (output) => {
      expect(stepFailure(output)).toEqual({})
    },
  )
})
