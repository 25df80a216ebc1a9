import { loadSetupSchema } from '@capstan/sdk-core/onboarding'
import type { ResolverOptions } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { onboardingMessages as messages } from './messages'
import { emptyAnswers, type SetupAnswers } from './setupAnswers'
import { setupResolver } from './setupResolver'

const asked = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<SetupAnswers>

describe('setupResolver', () => {
  it('lets nothing be sent that it could not check, and checks once it can', async () => {
    const loads = [() => Promise.reject(new TypeError('Failed to fetch')), loadSetupSchema]
    const resolver = setupResolver({ messages }, () => (loads.shift() ?? loadSetupSchema)())

    const first = await resolver(emptyAnswers(), undefined, asked)
    const second = await resolver(emptyAnswers(), undefined, asked)

    expect(first).toEqual({
      values: {},
      errors: { attestation: { type: 'load', message: messages.notChecked } },
    })
    expect(second.errors.attestation?.message).toBe(messages.attestationRequired)
  })
})
