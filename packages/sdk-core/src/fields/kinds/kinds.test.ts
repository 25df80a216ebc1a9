import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FieldInput } from './FieldKind'
import { fieldKind, fieldKindNames } from './kinds'
import { defaultPhoneCountry } from '../phoneNumbers/phoneCountry'

const valueOf = (kind: string, input: FieldInput) => {
  const parsed = fieldKind(kind).parse(input)
  return parsed.ok ? parsed.value : parsed.error
}

describe('fieldKind', () => {
  it('treats an unknown kind as string', () => {
    expect(fieldKind('iban').name).toBe('string')
    // proves FIELD-039
    expect(fieldKind('__proto__').name).toBe('string')
  })

  it.each(fieldKindNames.filter((name) => name !== 'boolean'))('%s requires a value', (name) => {
    expect(valueOf(name, name === 'multiselect' ? [] : '')).toBe('required')
    expect(valueOf(name, undefined)).toBe('required')
  })
})

describe('email', () => {
  it('is trimmed before it is checked and sent', () => {
    // proves FIELD-001
    expect(valueOf('email', '  maren@okafor.test \n')).toBe('maren@okafor.test')
  })

  it.each([
    'maren',
    'maren@okafor',
    '@okafor.test',
    'maren@',
    'a@b@c.test',
    'a@b.test@c.test',
    'a b@c.test',
    'a@b..test',
    'a@.test',
    'a@b.',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a,b@example.com',
    'a@-x.example',
    'a\u00a0b@example.com',
  ])('does not take %s', (text) => {
    // proves FIELD-002
    expect(valueOf('email', text)).toBe('invalid')
  })
})

describe('an address that is long', () => {
  it('of e-mail has at most 254 signs', () => {
    const local = `${'m'.repeat(64)}@`
    const host = (length: number) => `${'o'.repeat(60)}.`.repeat(3) + 'o'.repeat(length)
    expect(valueOf('email', local + host(6))).toHaveLength(254)
    expect(valueOf('email', local + host(7))).toBe('invalid')
    expect(valueOf('email', `m${local}example.com`)).toBe('invalid')
  })

  it('of the web has at most 2,000 after its scheme', () => {
    const host = 'example.com/'
    expect(valueOf('link', host + 'a'.repeat(2_000 - host.length))).toHaveLength(2_008)
    expect(valueOf('link', host + 'a'.repeat(2_001 - host.length))).toBe('invalid')
  })
})

describe('link', () => {
  it.each([
    ['http://example.com/a?b=c#d', 'https://example.com/a?b=c#d'], // proves FIELD-003
    ['HTTP://example.com', 'https://example.com'], // proves FIELD-003
    ['example.com', 'https://example.com'], // proves FIELD-004
    ['//example.com/path', 'https://example.com/path'], // proves FIELD-004
    ['example.com:8443/path', 'https://example.com:8443/path'], // proves FIELD-004
    [' https://example.com/@maren ', 'https://example.com/@maren'],
    ['example.com/a//b', 'https://example.com/a//b'],
    ['localhost:4400', 'https://localhost:4400'],
  ])('makes %s the address %s', (text, address) => {
    expect(valueOf('link', text)).toBe(address)
  })

  it.each([
    ...[
      'javascript:alert(1)',
      // Characters that a browser removes from an address before it opens it.
      'example.co\u001d',
      'example.com/\u0001a',
      'example.com/\u007f',
      'JaVaScRiPt:alert(1)//example.com',
      'data:text/html,<b>',
      'vbscript:msgbox',
      'ftp://a.com',
    ],
    ...[
      'https://user:pass@evil.com',
      'https://example.com@evil.com',
      'mailto:a@b.com',
      'example',
      'https://',
      'https://.',
    ],
    ...[
      'https:\\\\evil.com',
      'https://exa mple.com',
      'https://.example.com',
      'https://example.com..',
      'java\nscript:alert(1)',
      'https://example.com\u0000',
      'a.com/\\evil',
    ],
  ])('does not take %j', (text) => {
    expect(valueOf('link', text)).toBe('invalid')
  })
})

describe('string', () => {
  it('is required and not empty', () => {
    expect(valueOf('string', '   ')).toBe('required')
    // proves FIELD-005
    expect(valueOf('string', ' kept as typed ')).toBe(' kept as typed ')
  })

  it('refuses values that the platform cannot store', () => {
    expect(valueOf('string', 'a\0b')).toBe('invalid')
    expect(valueOf('string', '\ud800')).toBe('invalid')
    expect(valueOf('string', '😀')).toBe('😀')
    expect(valueOf('string', 'a'.repeat(10_000))).toHaveLength(10_000)
    expect(valueOf('string', 'a'.repeat(10_001))).toBe('invalid')
  })
})

describe('textArea, dropdown and typeahead', () => {
  it.each([
    ['textArea'], // proves FIELD-006
    ['dropdown'], // proves FIELD-007
    ['typeahead'], // proves FIELD-008
  ])('%s needs a value', (kind) => {
    expect(valueOf(kind, '')).toBe('required')
    expect(valueOf(kind, 'Maine')).toBe('Maine')
  })
})

describe('number', () => {
  it('finds a blank an error', () => {
    // proves FIELD-011
    expect(valueOf('number', ' ')).toBe('required')
  })

  it('keeps digits, dots and commas while typing, and refuses the rest as a whole', () => {
    // proves FIELD-012
    expect(fieldKind('number').type('$1,234.5 ')).toBe('1234.5')
    expect(fieldKind('number').type('$1,2a3-4.5 e')).toBe('$1,2a3-4.5 e')
    expect(valueOf('number', '$1,2a3-4.5 e')).toBe('invalid')
  })

  it.each([
    ['1,234.50', '1234.5'],
    ['0.1', '0.1'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1234567.000000000000000001', '1234567.000000000000000001'],
  ])('sends %s as %s, plain and without commas', (text, sent) => {
    // proves FIELD-013
    expect(fieldKind('number').send(String(valueOf('number', text)))).toBe(sent)
  })

  it.each([
    ['1,234.5', '1234.50'],
    ['0.005', '0.01'],
    ['7', '7.00'],
  ])('sends %s as %s where a form asks for two decimals', (text, sent) => {
    // proves FIELD-014
    expect(fieldKind('number').send(String(valueOf('number', text)), { decimals: 2 })).toBe(sent)
  })

  it.each(['1,23', '', 'soon', '-5'])('leaves %j, which it never read, as it is', (value) => {
    expect(fieldKind('number').send(value, { decimals: 2 })).toBe(value)
  })

  it('is shown grouped, with two decimals', () => {
    // proves FIELD-015
    expect(fieldKind('number').display('1234567.5')).toBe('1,234,567.50')
  })

  it.each(['0.125', '1000000.000000000000000001', '2000.5'])(
    'is shown with all of the decimals that %s has, and read again as the same',
    (digits) => {
      const { display } = fieldKind('number')

      // proves FIELD-013
      expect(valueOf('number', display(digits))).toBe(digits)
    },
  )

  it('is shown with the decimals it is sent with, where a form asks for two', () => {
    // proves FIELD-014
    expect(fieldKind('number').display('0.005', { decimals: 2 })).toBe('0.01')
  })

  it.each([
    ['1000000.000000000000000000', '1,000,000'],
    ['12000.5', '12,000.5'],
    ['0.000000000000000001', '0.000000000000000001'],
  ])('shows %s units without cents, as %s', (units, text) => {
    expect(fieldKind('number').display(units, { isUnits: true })).toBe(text)
  })

  it('may have space around it, and up to 60 digits before the point', () => {
    expect(valueOf('number', ' 12 ')).toBe('12')
    expect(valueOf('number', '9'.repeat(60))).toBe('9'.repeat(60))
    expect(valueOf('number', '12,345,678.5')).toBe('12345678.5')
  })

  it('is shown as it is where it is none', () => {
    expect(fieldKind('number').display('12 or so')).toBe('12 or so')
    expect(fieldKind('numberWithPrecision').display('12 or so')).toBe('12 or so')
  })

  it.each([
    '1.2.3',
    '1,23',
    '1,2345',
    'x1,234',
    '1,234x',
    '1234,567',
    '1,234,5',
    '1,2a4',
    '12x',
    'x12',
    '.',
    ',',
    '1e5',
    '-1',
    '1.1234567890123456789',
    '9'.repeat(101),
  ])('does not take %s', (text) => {
    expect(valueOf('number', text)).toBe('invalid')
  })
})

describe('numberWithPrecision', () => {
  it('keeps digits and dots only', () => {
    // proves FIELD-016
    expect(fieldKind('numberWithPrecision').type('1,234.5')).toBe('1234.5')
    expect(fieldKind('numberWithPrecision').type('1,234.5x')).toBe('1,234.5x')
  })

  it('takes commas between whole groups, and no others', () => {
    expect(valueOf('numberWithPrecision', '1234.5')).toBe('1234.5')
    expect(valueOf('numberWithPrecision', '1,234.5')).toBe('1234.5')
    expect(valueOf('numberWithPrecision', '1,5')).toBe('invalid')
  })

  it('is shown with 18 decimals', () => {
    // proves FIELD-017
    expect(fieldKind('numberWithPrecision').display('1234.5')).toBe('1234.500000000000000000')
  })
})

describe('integer', () => {
  it('keeps digits and commas only', () => {
    // proves FIELD-018
    expect(fieldKind('integer').type('1,234')).toBe('1,234')
    expect(fieldKind('integer').type('-1,234.5')).toBe('-1,234.5')
    expect(valueOf('integer', '-1,234.5')).toBe('invalid')
  })

  it('keeps the zeros in front: a postal code is no count', () => {
    expect(valueOf('integer', '02134')).toBe('02134')
    expect(valueOf('integer', '1,234')).toBe('1234')
    expect(valueOf('integer', ' 12,345,678 ')).toBe('12345678')
  })

  it.each(['1.5', '1.000', '1,23', '1 00', '-3'])('does not take %s', (text) => {
    expect(valueOf('integer', text)).toBe('invalid')
  })
})

describe('date', () => {
  it.each(['02/30/2026', '2026-13-01', 'soon', '02/16/26', '2026-02-16Tnoon'])(
    'does not take %s, which is no day',
    (text) => {
      // proves FIELD-019
      expect(valueOf('date', text)).toBe('invalid')
    },
  )

  it('is typed and shown MM/DD/YYYY', () => {
    expect(valueOf('date', '02/16/2026')).toBe('2026-02-16')
    // proves FIELD-020
    expect(fieldKind('date').display('2026-02-16')).toBe('02/16/2026')
  })

  it('is sent as an ISO timestamp of that very day', () => {
    // proves FIELD-021
    expect(fieldKind('date').send('2026-02-16')).toBe('2026-02-16T00:00:00.000Z')
  })
})

describe('blockchainAddress', () => {
  const hex = '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

  it.each([hex, `0x${hex}`, `0x${hex.toLowerCase()}`])('takes %s', (text) => {
    // proves FIELD-022
    expect(valueOf('blockchainAddress', text)).toBe(text)
  })

  it.each([hex.slice(1), `${hex}0`, `0x${hex}0`, `0X${hex}`, `${hex.slice(1)}g`])(
    'does not take %s',
    (text) => {
      // proves FIELD-022
      expect(valueOf('blockchainAddress', text)).toBe('invalid')
    },
  )
})

describe('twitterHandle', () => {
  it.each([
    ['a', 'a'],
    ['@halden_bio', 'halden_bio'],
    ['abcdefghij12345', 'abcdefghij12345'],
  ])('reads %s as %s', (text, handle) => {
    // proves FIELD-023
    expect(valueOf('twitterHandle', text)).toBe(handle)
  })

  it('may have space around it', () => {
    expect(valueOf('twitterHandle', ' @halden_bio ')).toBe('halden_bio')
  })

  it.each(['abcdefghij123456', 'halden-bio', 'hälden', '@', '@@a', 'halden@bio'])(
    'does not take %s',
    (text) => {
      // proves FIELD-023
      expect(valueOf('twitterHandle', text)).toBe('invalid')
    },
  )
})

describe('phone', () => {
  it.each(['+12025550123', '+4420794609580', '+12', '+123456789012345'])('takes %s', (text) => {
    // proves FIELD-024
    expect(valueOf('phone', text)).toBe(text)
  })

  it.each([
    '+1',
    '+1234567890123456',
    '555',
    '+1202555O123',
    '20255501234',
    '1+12025550123',
    '2025550123x',
    '+1 202 555 0123 ext 5',
    '+12025550123;5',
    '0664123456',
    '1025550123',
  ])('does not take %s', (text) => {
    // proves FIELD-024
    expect(valueOf('phone', text)).toBe('invalid')
  })

  it.each([
    ['+٤٣ ٦٦٤ ١٢٣٤٥٦٧', '+436641234567'],
    ['＋４３ ６６４ １２３４５６７', '+436641234567'],
    ['+43\u00a0664\u00a0/\u00a0123\u20114567', '+436641234567'],
    // As an address book copies it.
    ['\u202a+43\u00a0664\u00a01234567\u202c', '+436641234567'],
  ])('reads %s as %s', (text, number) => {
    expect(valueOf('phone', text)).toBe(number)
  })

  it('does not take a zero after the plus', () => {
    // proves FIELD-025
    expect(valueOf('phone', '+0201234567')).toBe('invalid')
  })

  it('takes ten digits alone for a number of the US', () => {
    expect(defaultPhoneCountry.code).toBe('US')
    // proves FIELD-026
    expect(valueOf('phone', '(202) 555-0123')).toBe('+12025550123')
  })
})

describe('multiselect', () => {
  it('needs at least one item', () => {
    expect(valueOf('multiselect', [])).toBe('required')
    // proves FIELD-027
    expect(valueOf('multiselect', ['', 'a', 'a', 'b'])).toEqual(['a', 'b'])
  })
})

describe('checkbox', () => {
  it('needs a value that is not empty', () => {
    expect(valueOf('checkbox', false)).toBe('required')
    expect(valueOf('checkbox', [])).toBe('required')
    expect(valueOf('checkbox', true)).toBe(true)
    expect(valueOf('checkbox', ['a'])).toEqual(['a'])
    // proves FIELD-028
    expect(valueOf('checkbox', '  ')).toBe('required')
  })

  it('refuses values that the platform cannot store', () => {
    expect(valueOf('checkbox', ['a', 'b\0'])).toBe('invalid')
    expect(valueOf('checkbox', 'a'.repeat(10_001))).toBe('invalid')
    expect(valueOf('multiselect', ['a', '\ud800'])).toBe('invalid')
  })
})

describe('boolean', () => {
  it('is yes or no', () => {
    expect(valueOf('boolean', 'yes')).toBe(true)
    expect(valueOf('boolean', 'No')).toBe(false)
    expect(valueOf('boolean', 'True')).toBe(true)
    expect(valueOf('boolean', ' false')).toBe(false)
    expect(valueOf('boolean', 'maybe')).toBe('invalid')
    expect(valueOf('boolean', true)).toBe(true)
    expect(valueOf('boolean', false)).toBe(false)
    // proves FIELD-029
    expect(fieldKind('boolean').display(false)).toBe('No')
  })

  it('is not taken from the beginning of a longer text', () => {
    expect(valueOf('boolean', `yes${' '.repeat(8)}but`)).toBe('invalid')
  })

  it('starts at yes', () => {
    // proves FIELD-030
    expect(fieldKind('boolean').initial).toBe('yes')
  })

  it('is required where it starts unanswered', () => {
    expect(valueOf('boolean', '')).toBe('required')
  })
})

describe('kinds of which several may be chosen', () => {
  it.each(['multiselect', 'checkbox'])('%s is shown as a list', (name) => {
    expect(fieldKind(name).display(['Maine', 'Ohio'])).toBe('Maine, Ohio')
    expect(fieldKind(name).display('Maine')).toBe('Maine')
    expect(fieldKind(name).send(['Maine'])).toEqual(['Maine'])
  })

  it('starts with nothing chosen', () => {
    expect(fieldKind('multiselect').initial).toEqual([])
    expect(fieldKind('checkbox').initial).toBe(false)
    expect(fieldKind('string').initial).toBe('')
  })

  it('a box shows if it is ticked', () => {
    expect([true, false, ''].map((value) => fieldKind('checkbox').display(value))).toEqual([
      'Yes',
      'No',
      'No',
    ])
    expect([true, 'yes', 'no'].map((value) => fieldKind('boolean').display(value))).toEqual([
      'Yes',
      'Yes',
      'No',
    ])
  })
})

describe('password', () => {
  it('is never shown, and its spaces count', () => {
    expect(valueOf('password', ' secret ')).toBe(' secret ')
    expect(fieldKind('password').display('secret')).toBe('••••••')
  })
})

describe('taxId', () => {
  it.each([
    ['987-65-4321', '987654321'],
    ['98 7654321', '987654321'],
    ['000', '000'],
    ['000-00-0000', '000'],
    ['N/A', '000'],
    ['n.a.', '000'],
    ['DE 123/456', 'DE123/456'],
    ['1'.repeat(30), '1'.repeat(30)],
  ])('reads %s as %s', (text, id) => {
    expect(valueOf('taxId', text)).toBe(id)
  })

  it.each(['12', '#123', '123#', 'none', '1'.repeat(31), '- -'])('does not take %s', (text) => {
    expect(valueOf('taxId', text)).toBe('invalid')
  })

  it('shows its last four, and N/A for 000', () => {
    expect(fieldKind('taxId').display('987654321')).toBe('•••••4321')
    expect(fieldKind('taxId').display('000')).toBe('N/A')
  })
})

describe('postalCode', () => {
  it('loses its spaces', () => {
    // proves SETUP-055
    expect(valueOf('postalCode', ' SW1A 1AA ')).toBe('SW1A1AA')
  })

  it('has at most sixty signs', () => {
    expect(valueOf('postalCode', '1'.repeat(60))).toBe('1'.repeat(60))
    expect(valueOf('postalCode', '1'.repeat(61))).toBe('invalid')
  })

  it.each(['N/A', 'n/a', ' N / A '])('is empty for %s', (text) => {
    // proves SETUP-056
    expect(valueOf('postalCode', text)).toBe('')
  })
})

describe('every kind', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '',
      '__proto__',
      'constructor',
      'toString',
      '1e9000000000000',
      '\0',
      '\ud800',
      '٣',
      '‮abc',
      '−1',
    ),
    fc.constantFrom(
      '9'.repeat(100_000),
      'a'.repeat(100_000),
      ' '.repeat(100_000),
      '1,'.repeat(50_000),
      '@.'.repeat(50_000),
    ),
    fc.constantFrom(null, undefined, true, false),
    fc.array(fc.string()),
  )

  it.each(fieldKindNames)('%s accepts or refuses every input, and shows and sends accepted ones', (name) => {
    fc.assert(
      fc.property(hostile, (input) => {
        const kind = fieldKind(name)
        const parsed = kind.parse(input)
        kind.type(typeof input === 'string' ? input : '')
        if (!parsed.ok) return
        expect(typeof kind.display(parsed.value)).toBe('string')
        expect(kind.send(parsed.value, { decimals: 2 })).toBeDefined()
        // A value that was accepted once is accepted again, with the same meaning.
        if (parsed.value !== '') expect(kind.parse(parsed.value)).toEqual(parsed)
      }),
      { seed: 20260220, numRuns: 500 },
    )
  })

  it('lets any text be shown while it is not valid yet', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...fieldKindNames), (text, name) => {
        expect(typeof fieldKind(name).display(text)).toBe('string')
      }),
      { seed: 20260221, numRuns: 2_000 },
    )
  })
})
