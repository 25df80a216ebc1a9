import * as z from 'zod/mini'
import { answer, isAdult, pastDays, required, type SetupRules } from './setupChecks'
import type { SetupFieldMessages } from './setupMessages'
import type { PartyValues, SetupValues } from './SetupValues'

export interface SetupSchemaOptions {
  /** The day no date may lie after; today, where the reader is. */
  today?: string
  /** The id of the United States in the server's list of countries. Its tax ids have nine digits. */
  usCountryId?: string
  messages?: SetupFieldMessages
}

/** The zod schemas of account setup. They check and leave the values as typed; `setupInput` reads them. */
export interface SetupSchemas {
  /** Returns the schema of the setup form for an investor type. */
  setupSchema: (type: string, options?: SetupSchemaOptions) => ReturnType<typeof setupSchema>
  /** Returns the schema of an address, in which all but line two is required. */
  addressSchema: (messages?: SetupFieldMessages) => ReturnType<typeof addressSchema>
  /** Returns the schema of a party, as of a day. */
  partySchema: (today: string, messages?: SetupFieldMessages) => ReturnType<typeof partySchema>
}

/** The schemas that check by these rules. */
export function setupSchemas(rules: SetupRules): SetupSchemas {
  return {
    setupSchema: (type, options = {}) => setupSchema(type, options, rules),
    addressSchema: (say = rules.messages) => addressSchema(say),
    partySchema: (today, say = rules.messages) => partySchema(today, say, rules),
  }
}

function setupSchema(type: string, options: SetupSchemaOptions, rules: SetupRules) {
  const say = options.messages ?? rules.messages
  const now = options.today ?? rules.today()
  const fields = rules.setupFields(type)
  const { min, max = 50 } = rules.partyRule(type)
  const pastDay = pastDays(now, say, rules)
  const when = (isAsked: boolean, schema: z.ZodMiniType<string, string>) => (isAsked ? schema : z.string())
  const isDomestic = ({ addresses }: Pick<SetupValues, 'addresses'>) =>
    addresses.some((address) => address.type === 'primary' && address.countryId === options.usCountryId)

  return z
    .object({
      type: required(say.typeRequired),
      accountName: when(fields.accountName, required(say.accountNameRequired)),
      taxId: when(fields.taxId, required(say.taxIdRequired)),
      formationDate: when(fields.formationDate, pastDay('formationDate')),
      dateExecuted: when(fields.dateExecuted, pastDay('dateExecuted')),
      custodian: z.optional(z.string().check(z.maxLength(200, say.custodianLong))),
      attestation: z.boolean().check(z.refine(Boolean, say.attestationRequired)),
      addresses: z.array(addressSchema(say)).check(z.minLength(1)),
      parties: z.array(partySchema(now, say, rules)).check(z.minLength(min), z.maxLength(max)),
    })
    .check(
      z.refine((values) => !fields.taxId || rules.isTaxId(values.taxId, isDomestic(values as SetupValues)), {
        path: ['taxId'],
        message: say.taxIdInvalid,
      }),
    )
}

function addressSchema(say: SetupFieldMessages) {
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

function partySchema(now: string, say: SetupFieldMessages, rules: SetupRules) {
  return z
    .object({
      firstName: required(say.firstNameRequired),
      lastName: required(say.lastNameRequired),
      email: answer('email', { required: say.emailRequired, invalid: say.emailInvalid }, rules),
      taxId: required(say.taxIdRequired),
      dateOfBirth: pastDays(
        now,
        say,
        rules,
      )('dateOfBirth').check(z.refine(isAdult(now, rules), say.dateOfBirthMinor)),
      usCitizen: z
        .union([z.boolean(), z.enum(['yes', 'no', ''])])
        .check(z.refine((value) => value !== '', say.usCitizenRequired)),
      allowLogin: z.boolean(),
      loginRole: z.optional(z.enum(['account_admin', 'account_viewer'])),
      addresses: z.array(addressSchema(say)).check(z.minLength(1)),
    })
    .check(
      z.refine((party) => rules.isTaxId(party.taxId, isCitizen(party.usCitizen)), {
        path: ['taxId'],
        message: say.taxIdInvalid,
      }),
    )
}

function isCitizen(answered: PartyValues['usCitizen']): boolean {
  return answered === true || answered === 'yes'
}
