import { describe, expect, it, vi } from 'vitest'
import { languages } from '../session/languages'
import { startTexts } from './startTexts'

describe('startTexts', () => {
  it.each([
    [['de-AT', 'en'], 'de-AT', 'Die Plattform ist nicht erreichbar'],
    [['fr', 'en-GB'], 'en-US', 'The platform cannot be reached'],
    [[], 'en-US', 'The platform cannot be reached'],
  ])('says to whoever wants %j in %s: %s', async (wanted, locale, unreachable) => {
    expect(await startTexts(wanted)).toMatchObject({ locale, messages: { unreachable } })
  })

  it('is English where the words do not come either', async () => {
    vi.spyOn(languages as { de: () => Promise<never> }, 'de').mockRejectedValue(new Error('gone'))

    expect(await startTexts(['de'])).toMatchObject({
      locale: 'en-US',
      messages: { unreachable: 'The platform cannot be reached' },
    })
    vi.restoreAllMocks()
  })
})
