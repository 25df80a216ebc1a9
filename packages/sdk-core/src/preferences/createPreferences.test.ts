import { afterEach, describe, expect, it, vi } from 'vitest'
import { aStorage } from '../testing/aStorage'
import { createPreferences } from './createPreferences'

/** A storage with a limited number of characters. */
describe('preferences', () => {
  afterEach(() => vi.restoreAllMocks())

  it('are there again in the next instance, under a prefix of our own', () => {
    const storage = aStorage()

    createPreferences(storage).set('portfolio.columns', ['asset'])

    expect(createPreferences(storage).get('portfolio.columns')).toEqual(['asset'])
    expect(storage.key(0)).toBe('capstan:portfolio.columns')
  })

  it('log a full storage, clear our own entries, and write again', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const storage = aStorage(200)
    storage.setItem('host', 'x'.repeat(40))
    const preferences = createPreferences(storage)
    preferences.set('one', 'y'.repeat(60))

    preferences.set('two', 'z'.repeat(60))

    expect(warn).toHaveBeenCalledTimes(1)
    expect(storage.getItem('host')).toBe('x'.repeat(40))
    expect(storage.getItem('capstan:one')).toBeNull()
    // proves ERR-010
    expect(createPreferences(storage).get('two')).toBe('z'.repeat(60))
  })

  it('are the same in two tabs: the one that did not store is notified, and loses nothing that the other stored', () => {
    const storage = aStorage()
    const [here, there] = [createPreferences(storage), createPreferences(storage)]
    here.set('density', 'compact')
    expect(there.get('density')).toBe('compact')
    there.set('density', 'standard')
    const heard = vi.fn()
    here.store.subscribe(heard)

    here.reread('capstan:density')
    here.reread('host')

    expect(here.get('density')).toBe('standard')
    expect(heard).toHaveBeenCalledTimes(1)
    storage.removeItem('capstan:density')
    here.reread(null)
    expect(here.get('density')).toBeUndefined()
  })

  it('work unsaved where storage is forbidden', () => {
    const refuse = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 0 }
    const preferences = createPreferences(forbidden)

    preferences.set('density', 'compact')

    expect(preferences.get('density')).toBe('compact')
    preferences.remove('density')
    expect(preferences.get('density')).toBeUndefined()
  })

  it.each(['not json', '7', '{"version":0,"value":1}', '{"value":1}'])(
    'do not read %j, which another version wrote',
    (text) => {
      const storage = aStorage()
      storage.setItem('capstan:density', text)

      expect(createPreferences(storage).get('density')).toBeUndefined()
    },
  )
})
