import { mutantsIn } from './mutantsIn.ts'

/** The rules of investing: what is asked for, how it is refused, and that it happens once. */
export const investRules = mutantsIn('core', 'packages/sdk-core/src/features/invest', [
  {
    name: 'the type of a link must be in capitals',
    file: 'readInvestLink.ts',
    find: '.trim().toUpperCase()',
    replace: '.trim()',
    test: 'readInvestLink.test.ts',
  },
  {
    name: 'a link without an amount asks for nothing',
    file: 'readInvestLink.ts',
    find: 'const defaultAmount = new Decimal(100n, 0)',
    replace: 'const defaultAmount = Decimal.zero',
    test: 'readInvestLink.test.ts',
  },
  {
    name: 'a link may ask for part of a unit',
    file: 'readInvestLink.ts',
    find: 'divideFloor(amount, one)',
    replace: 'amount',
    test: 'readInvestLink.test.ts',
  },
  {
    name: 'part of a unit is a number of units',
    file: 'parseUnits.ts',
    find: 'units?.scale === 0 && !units.isNegative',
    replace: 'units && !units.isNegative',
    test: 'parseUnits.test.ts',
  },
  {
    name: 'a total is left as it was typed, whatever the units cost',
    file: 'investFields.ts',
    find: 'return fields.units ? settled(fields.units, terms) : fields',
    replace: 'return fields',
    test: 'investDraft.test.ts',
  },
  {
    name: 'a total typed after the units does not win',
    file: 'investFields.ts',
    find: '!price.isZero ? unitsFor(total, price) : undefined',
    replace: '!price.isZero ? undefined : undefined',
    test: 'investDraft.test.ts',
  },
  {
    name: 'a refusal that another number may meet cannot be met',
    file: 'refusals.ts',
    find: "'offeringSoldOut', remedy: 'edit'",
    replace: "'offeringSoldOut', remedy: 'none'",
    test: 'investRefusal.test.ts',
  },
  {
    name: 'an unknown refusal is final',
    file: 'investRefusal.ts',
    find: "remedy: 'retry'",
    replace: "remedy: 'none'",
    test: 'investRefusal.test.ts',
  },
  {
    name: 'a retry goes out under a new key, and may invest twice',
    file: 'investDraft.ts',
    find: "refusal.remedy === 'retry' ? draft.key : undefined",
    replace: 'undefined',
    test: 'investDraft.test.ts',
  },
  {
    name: 'another amount goes out under the old key',
    file: 'investDraft.ts',
    find: 'fields: typeUnits(event.text, draft), price, formats }',
    replace: 'fields: typeUnits(event.text, draft), price, formats, key }',
    test: 'investDraft.test.ts',
  },
  {
    name: 'a second press of Confirm submits again',
    file: 'investDraft.ts',
    find: "if (draft.status === 'submitting') return answered(draft, event)",
    replace: "if (draft.status === 'submitting' && event.type !== 'confirm') return answered(draft, event)",
    test: 'investDraft.test.ts',
  },
  {
    name: 'after a change of price the old one is confirmed',
    file: 'investDraft.ts',
    find: 'price: newPrice, formats, oldPrice: price',
    replace: 'price, formats, oldPrice: price',
    test: 'investDraft.test.ts',
  },
])
