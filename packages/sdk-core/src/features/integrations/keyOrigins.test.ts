import { describe, expect, it } from 'vitest'
import { isKeyOrigin, readKeyOrigins } from './keyOrigins'

describe('readKeyOrigins', () => {
  it.each([
    ['https://shop.example', ['https://shop.example']],
    [
      'https://a.example\nhttps://b.example, https://c.example',
      ['https://a.example', 'https://b.example', 'https://c.example'],
    ],
    ['  HTTPS://Shop.Example/  \n\n', ['https://shop.example']],
    ['https://shop.example:443 http://localhost:80', ['https://shop.example', 'http://localhost']],
    ['https://shop.example\nhttps://shop.example/', ['https://shop.example']],
    ['https://münchen.example', ['https://xn--mnchen-3ya.example']],
    ['http://LOCALHOST:*', ['http://localhost:*']],
    ['https://shop.example/invest', ['https://shop.example/invest']],
    ['shop.example', ['shop.example']],
    ['', []],
  ])('reads %j', (text, origins) => {
    expect(readKeyOrigins(text)).toEqual(origins)
  })
})

describe('isKeyOrigin', () => {
  it.each([
    'https://shop.example',
    'https://shop.example:8443',
    'https://a_b.shop-1.example',
    'http://localhost',
    'http://localhost:5173',
    'http://localhost:*',
    'http://127.0.0.1:*',
    'http://[::1]:3000',
    'https://localhost:3000',
  ])('takes %s', (origin) => {
    expect(isKeyOrigin(origin)).toBe(true)
  })

  // The same as in the platform's own test of keys.
  it.each([
    '*',
    'null',
    'http://shop.example',
    'https://shop.example:*',
    'https://*.shop.example',
    'https://shop.example/invest',
    'https://shop.example@evil.example',
    'http://localhost.evil.example',
    'https://shop.example:0',
    'https://a.example https://b.example',
    'https://a.example\nhttps://b.example',
    `https://${'a'.repeat(300)}.example`,
    'javascript:alert(1)',
    '',
  ])('refuses %j', (origin) => {
    expect(isKeyOrigin(origin)).toBe(false)
  })
})
