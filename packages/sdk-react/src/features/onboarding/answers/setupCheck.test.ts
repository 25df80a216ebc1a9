import { loadSetupSchema } from '@capstan/sdk-core/onboarding'
import { describe, expect, it } from 'vitest'
import { onboardingMessages as messages } from '../messages'
import { emptyAnswers } from './setupAnswers'
import { setupCheck } from './setupCheck'

describe('setupCheck', () => {
  it('lets nothing be sent that it could not check, and checks once it can', async () => {
    const loads = [() => Promise.reject(new TypeError('Failed to fetch')), loadSetupSchema]
    const check = setupCheck({ messages }, () => (loads.shift() ?? loadSetupSchema)())

    const first = await check(emptyAnswers())
    const second = await check(emptyAnswers())

    expect(first).toEqual({ ok: false, problems: [], text: messages.notChecked })
    expect(second).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([{ name: 'attestation', message: messages.attestationRequired }]),
    })
  })
})
