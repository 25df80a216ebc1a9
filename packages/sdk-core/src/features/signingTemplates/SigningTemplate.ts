import type { MappingProcess } from '../payments/mappingProcess'
import type { SigningField } from '../signingFields/SigningField'

/** A vendor's account at the signing provider. (ENTITY-057) */
export interface SigningAccount {
  id: string
  name: string
  /** The instant at which its templates were last read; `null` before the first time. */
  syncedOn: string | null
  /** `syncing` while its templates are read, `failed` after a failure, else `idle`. */
  syncStatus: string
  /** The text to show after a failed sync. */
  syncError: string | null
}

/** A template of the signing provider, as it was last read. (ENTITY-056) */
export interface SigningTemplate {
  id: string
  name: string
  description: string | null
  /** The instant at which the provider last changed it. */
  updatedOn: string
  /** The instant at which it was last read. */
  syncedOn: string
  /** True once the provider has it no more. */
  deleted: boolean
  /** The address at which the provider shows it. */
  templateUri: string | null
}

/** The way a mapped template is signed. (SIGN-028) */
export type SigningType = 'email' | 'inline'

/** A vendor's own copy of a template, mapped to its data. (ENTITY-058) */
export interface MappedTemplate {
  id: string
  version: string
  name: string
  /** Done: only `active` can still change. */
  locked: boolean
  /** True when new investments may be asked to sign it, once it is locked. */
  active: boolean
  /** Disabled: deleted by its vendor, or because its template is gone. */
  deleted: boolean
  signingType: SigningType
  /** The instant at which its template was copied. */
  copiedOn: string
  /** The instant at which its template last changed. */
  templateUpdatedOn: string
  signingTemplateId: string
  /** The steps that are left before it can be used. */
  process: MappingProcess | null
}

/** True when the template has changed since this copy of it was made. (SIGN-026) */
export function hasChangedSinceCopy({
  copiedOn,
  templateUpdatedOn,
}: Pick<MappedTemplate, 'copiedOn' | 'templateUpdatedOn'>): boolean {
  return Date.parse(templateUpdatedOn) > Date.parse(copiedOn)
}

/** True while the mapping of a template may change: it is neither locked nor deleted. (SIGN-019, SIGN-020) */
export function isMappingOpen({ locked, deleted }: Pick<MappedTemplate, 'locked' | 'deleted'>): boolean {
  return !locked && !deleted
}

/** A party of a template that signs, or receives a copy. (ENTITY-059) */
export interface SigningRole {
  id: string
  version: string
  name: string
  /** `signer`, or `copy` for a party that only receives the signed documents. */
  type: string
  order: number
  /** The id of its mapping role; `not mapped` at first. */
  mapTo: string
  /** The name, when it is mapped to `static`. */
  toName: string | null
  /** The address, when it is mapped to `static`. */
  toEmail: string | null
}

/** A party to which a signing role can be mapped. */
export interface MappingRole {
  id: string
  description: string
}

/** The mapping role that a role has before it is mapped: it is no choice. (SIGN-038) */
export const notMapped = 'not mapped'

/** The mapping roles that a person may choose. (SIGN-038) */
export function roleChoices(roles: readonly MappingRole[]): readonly MappingRole[] {
  return roles.filter(({ id }) => id !== notMapped)
}

/** A document of a mapped template. (ENTITY-061) */
export interface TemplateDocument {
  id: string
  name: string
  order: number
  /** Its fields, in their order. */
  fields: readonly SigningField[]
}

/** A question set that is asked before a template is signed. */
export interface TemplateQuestionSet {
  /** The id of the link, not of the set. */
  id: string
  questionSetId: string
  name: string
  /** Its name (`title`) in other languages, by their tags. */
  languages?: unknown
}

/** A document that was sent to be signed. */
export interface SentTemplateDocument {
  id: string
  name: string
  status: string
  /** The instant at which it was sent. */
  sentOn: string
  /** True when it was sent in test mode. */
  isTest: boolean
  toEmail: string | null
  /** The address at which the provider shows it. */
  documentUri: string
}

/** The roles, documents, questions and sent documents of a mapped template. */
export interface MappedTemplateParts {
  roles: readonly SigningRole[]
  documents: readonly TemplateDocument[]
  questionSets: readonly TemplateQuestionSet[]
  /** Newest first. */
  sent: readonly SentTemplateDocument[]
}

/** A mapping field that a template uses, with the value it has in a test. (SIGN-015) */
export interface TestValue {
  id: number
  field: string
  description: string
  testValue: string
}

/** A field of a template as the signing provider describes it. */
export interface ProvidedField {
  name: string
  /** Its data label. */
  label: string
  /** The name of its role. */
  role: string
  /** `text` unless given; `signature`, `initials`, `date` and `checkbox` are filled in by the provider. */
  kind?: string
}

/** The roles and documents of a template as the signing provider describes them. */
export interface TemplateContents {
  roles: readonly { name: string; type?: string }[]
  documents: readonly { name: string; fields?: readonly ProvidedField[] }[]
}
