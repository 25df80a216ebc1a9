import { describe, expect, it } from 'vitest'
import { deviceOf, networkOf } from './deviceOf.ts'

const of = (agent: string) => deviceOf({ headers: { 'user-agent': agent }, ip: '203.0.113.7' })

describe('deviceOf', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'Firefox', 'Android'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
  ])('reads %s', (agent, browser, system) => {
    expect(of(agent)).toEqual({ browser, system, network: '203.0.113.x' })
  })

  it('returns nothing for a program without a user agent', () => {
    expect(deviceOf({ headers: {}, ip: '' })).toEqual({ browser: null, system: null, network: null })
  })
})

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.x'],
    ['::ffff:203.0.113.7', '203.0.113.x'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', null],
  ])('keeps of %s the beginning alone', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
