import { mutantsIn } from './mutantsIn.ts'

/** What a person types is taken as they mean it, and sent as the platform reads it. */
export const fields = mutantsIn('core', 'packages/sdk-core/src', [
  {
    name: 'a link is kept insecure',
    file: 'fields/link.ts',
    find: '`https://${address}`',
    replace: '`http://${address}`',
    test: 'fields/kinds.test.ts',
  },
  {
    name: 'an email may have two @',
    file: 'fields/email.ts',
    find: 'more.length === 0 && ',
    replace: '',
    test: 'fields/kinds.test.ts',
  },
  {
    name: 'a phone number without a country is of no country',
    file: 'fields/phone.ts',
    find: 'defaultPhoneCountry.callingCode + digits',
    replace: 'digits',
    test: 'fields/kinds.test.ts',
  },
  {
    name: 'a tax id keeps its dashes',
    file: 'fields/taxId.ts',
    find: "text.trim().replace(/[\\s-]/g, '')",
    replace: 'text.trim()',
    test: 'fields/kinds.test.ts',
  },
  {
    name: 'a tax id is shown whole',
    file: 'fields/taxId.ts',
    find: "'•'.repeat(5) + text.slice(-4)",
    replace: 'text',
    test: 'fields/kinds.test.ts',
  },
  {
    name: 'N/A is sent as a postal code',
    file: 'fields/postalCode.ts',
    find: "code?.toUpperCase() === 'N/A' ? '' : code",
    replace: 'code',
    test: 'fields/kinds.test.ts',
  },
  {
    name: 'a precise number may have commas',
    file: 'fields/numberWithPrecision.ts',
    find: "text.includes(',') ? undefined : ",
    replace: '',
    test: 'fields/kinds.test.ts',
  },
  {
    name: 'a secret answer is shown',
    file: 'fields/password.ts',
    find: "'•'.repeat(Math.min(text.length, 8))",
    replace: 'text',
    test: 'fields/kinds.test.ts',
  },
  {
    name: 'an optional field must be answered',
    file: 'fields/cleanField.ts',
    find: 'optional && isLeftEmpty',
    replace: 'false',
    test: 'fields/cleanField.test.ts',
  },
])
