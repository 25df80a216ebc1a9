import * as z from 'zod/mini'
import { today } from '../dates/today'
import { partyRule } from './partyRule'
import { answer, pastDay, required, taxIdOf } from './setupChecks'
import { setupFields } from './setupFields'
import { setupFieldMessages, type SetupFieldMessages } from './setupMessages'
import type { PartyValues, SetupValues } from './SetupValues'

export interface SetupSchemaOptions {
  /** The day no date may lie after; today, where the reader is. */
  today?: string
  /** The id of the United States in the platform's list of countries, whose tax ids have nine digits. */
  usCountryId?: string
  messages?: SetupFieldMessages
}

/** What the setup form accepts for an investor type. It checks and leaves the values as typed; `setupInput` reads them. */
export function setupSchema(type: string, options: SetupSchemaOptions = {}) {
  const say = options.messages ?? setupFieldMessages
  const now = options.today ?? today()
  const fields = setupFields(type)
  const rule = partyRule(type)
  const when = (isAsked: boolean, schema: z.ZodMiniType<string, string>) => (isAsked ? schema : z.string())
  const isDomestic = ({ addresses }: Pick<SetupValues, 'addresses'>) =>
    addresses.some((address) => address.type === 'primary' && address.countryId === options.usCountryId)

  return z
    .object({
      type: required(say.typeRequired),
      accountName: when(fields.accountName, required(say.accountNameRequired)),
      taxId: when(fields.taxId, required(say.taxIdRequired)),
      formationDate: when(fields.formationDate, pastDay(now, say, 'formationDate')),
      dateExecuted: when(fields.dateExecuted, pastDay(now, say, 'dateExecuted')),
      attestation: z.boolean().check(z.refine(Boolean, say.attestationRequired)),
      addresses: z.array(addressSchema(say)).check(z.minLength(1)),
      parties: z.array(partySchema(now, say)).check(z.minLength(rule.min), z.maxLength(rule.max ?? 50)),
    })
    .check(
      z.refine((values) => !fields.taxId || taxIdOf(values.taxId, isDomestic(values as SetupValues)), {
        path: ['taxId'],
        message: say.taxIdInvalid,
      }),
    )
}

/** What is asked of an address: everything but line two. */
export function addressSchema(say: SetupFieldMessages = setupFieldMessages) {
  return z.object({
    type: z.enum(['primary', 'mailing']),
    lineOne: required(say.lineOneRequired),
    lineTwo: z.optional(z.string()),
    city: required(say.cityRequired),
    province: required(say.provinceRequired),
    postalCode: required(say.postalCodeRequired),
    countryId: required(say.countryRequired),
  })
}

/** What is asked of a party. */
export function partySchema(now: string, say: SetupFieldMessages = setupFieldMessages) {
  return z
    .object({
      firstName: required(say.firstNameRequired),
      lastName: required(say.lastNameRequired),
      email: answer('email', { required: say.emailRequired, invalid: say.emailInvalid }),
      taxId: required(say.taxIdRequired),
      dateOfBirth: pastDay(now, say, 'dateOfBirth'),
      usCitizen: z
        .union([z.boolean(), z.enum(['yes', 'no', ''])])
        .check(z.refine((value) => value !== '', say.usCitizenRequired)),
      allowLogin: z.boolean(),
      addresses: z.array(addressSchema(say)).check(z.minLength(1)),
    })
    .check(
      z.refine((party) => taxIdOf(party.taxId, isCitizen(party.usCitizen)), {
        path: ['taxId'],
        message: say.taxIdInvalid,
      }),
    )
}

function isCitizen(answered: PartyValues['usCitizen']): boolean {
  return answered === true || answered === 'yes'
}
