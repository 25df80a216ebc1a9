/** A mutant that no test can detect, because it changes no observable behaviour. */
interface Equivalent {
  file: string
  original: string
  replacement: string
  why: string
}

const [arithmetic, shareOut] = ['money/arithmetic.ts', 'money/shareOut.ts']

export const equivalents: readonly Equivalent[] = [
  {
    file: arithmetic,
    original: 'top < 0n',
    replacement: 'top <= 0n',
    why: 'Of 0 nothing is left over that could be rounded up, and -0n is 0n.',
  },
  {
    file: arithmetic,
    original: 'bottom < 0n',
    replacement: 'bottom <= 0n',
    why: 'Nothing is divided by 0: that is refused before.',
  },
  {
    file: arithmetic,
    original: 'number.scale <= places',
    replacement: 'number.scale < places',
    why: 'A number rounded to the places it has is itself.',
  },
  {
    file: arithmetic,
    original: 'value < 0n',
    replacement: 'value <= 0n',
    why: '-0n is 0n.',
  },
  {
    file: arithmetic,
    original: 'value < 0n',
    replacement: 'value >= 0n',
    why: 'Both sizes turn their sign, and their quotient keeps it.',
  },
  {
    file: shareOut,
    original: 'units < 0n',
    replacement: 'units <= 0n',
    why: '0 shared out with either sign is 0.',
  },
  {
    file: shareOut,
    original: 'units * sign',
    replacement: 'units / sign',
    why: 'To multiply by 1 or -1 is to divide by it.',
  },
  {
    file: shareOut,
    original: 'share * sign',
    replacement: 'share / sign',
    why: 'To multiply by 1 or -1 is to divide by it.',
  },
  {
    file: 'money/decimal.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'Of what is no number only the second part is looked at, and it is still missing.',
  },
  {
    file: 'cache/requests/createRequestTracker.ts',
    original: 'observation.sequence > sequence',
    replacement: 'observation.sequence >= sequence',
    why: 'Each request and each removal has a number of its own.',
  },
  {
    file: 'cache/mapEntities.ts',
    original: 'at < list.length',
    replacement: 'at <= list.length',
    why: 'Behind its end a list has nothing, and nothing is left as it is.',
  },
  {
    file: 'cache/mapEntities.ts',
    original: "typeof inner !== 'object' || inner === null",
    replacement: 'false',
    why: 'What is no object is given back as it is; not to ask is quicker.',
  },
  {
    file: 'cache/walkEntities.ts',
    original: "typeof inner === 'object'",
    replacement: 'true',
    why: 'What is no object has no type, and is not visited; not to ask is quicker.',
  },
  {
    file: 'cache/lists/orderOf.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'Of a name that is no order only the second and third part are looked at, and they are still missing.',
  },
]
