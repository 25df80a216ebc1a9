import type { MappingField } from '../signingFields/MappingField'
import type { SigningField } from '../signingFields/SigningField'
import { notMapped, type MappedTemplateParts, type SigningRole } from './SigningTemplate'

/** The kinds of problems that a fit check finds. */
export type FitProblem =
  /** A role is not mapped to a party. */
  | 'roleNotMapped'
  /** A field is filled with nothing. */
  | 'fieldNotMapped'
  /** A custom text names a mapping field that does not exist. */
  | 'unknownName'
  /** A word is too long for a line of the document. */
  | 'wordTooLong'
  /** A text has characters that no font of the documents has. */
  | 'cannotBeWritten'
  /** One person signs in two roles. */
  | 'samePerson'
  /** A role signs, and no field of it is a signature. */
  | 'noSignature'

/** Something that a look before the lock has found. */
export interface FitFinding {
  problem: FitProblem
  /** An error prevents the lock or makes a document wrong; a warning should be checked. */
  isError: boolean
  /** The role or field it is about. */
  name: string
  /** The other role, the name that does not exist, the word, or the character. */
  detail?: string
  /** The document of the field; without it the finding is about a role. */
  documentId?: string
  fieldId?: string
}

/** The scripts whose letters the fonts of signed documents contain. */
const written =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u

/** Emoji and their parts, which the platform refuses in a signed document. */
const emoji = /[\p{Emoji_Presentation}\p{Emoji_Modifier}\uFE0F\u20E3]/u

/** Returns the first character of a text that signed documents cannot show: a letter of another script, or an emoji. */
export function unwritableCharacter(text: string): string | undefined {
  return [...text].find((character) => !written.test(character) || emoji.test(character))
}

/** The longest word that a line of a document has room for, in characters. */
const longestWord = 60

/**
 * Finds problems of a mapped template before it is locked and sent: roles and fields without a mapping, texts that do not fit or
 * cannot be written, one person in two roles. Errors come first.
 */
export function checkFit(
  { roles, documents }: Pick<MappedTemplateParts, 'roles' | 'documents'>,
  mappingFields: readonly MappingField[],
  findUnwritable: (text: string) => string | undefined = unwritableCharacter,
): readonly FitFinding[] {
  const names = new Set(mappingFields.map(({ field }) => field))
  const fields = documents.flatMap(({ id, fields }) => fields.map((field) => ({ documentId: id, field })))
  const findings = [
    ...roles
      .filter(({ mapTo }) => mapTo === notMapped)
      .map(({ name }) => roleFinding('roleNotMapped', true, name)),
    ...fields.flatMap(({ documentId, field }) =>
      fieldFindings(field, names, findUnwritable).map((finding) => ({
        ...finding,
        documentId,
        fieldId: field.id,
      })),
    ),
    ...samePersons(roles),
    ...roles
      .filter(
        ({ type, name }) =>
          type === 'signer' && !fields.some(({ field }) => field.role === name && field.isProviders),
      )
      .map(({ name }) => roleFinding('noSignature', false, name)),
  ]
  return findings.toSorted((a, b) => Number(b.isError) - Number(a.isError))
}

const roleFinding = (problem: FitProblem, isError: boolean, name: string, detail?: string): FitFinding => ({
  ...{ problem, isError, name, detail },
})

function fieldFindings(
  { name, mapTo, mappedTo, value }: SigningField,
  names: ReadonlySet<string>,
  findUnwritable: (text: string) => string | undefined,
): readonly FitFinding[] {
  if (mapTo === null) return [{ problem: 'fieldNotMapped', isError: true, name }]
  const text = value ?? ''
  const unknown =
    mappedTo === 'custom' ? [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, named = '']) => named.trim()) : []
  const words = text.replaceAll(/\{\{[^{}]*\}\}/g, ' ').split(/\s+/)
  const long = words.find((word) => [...word].length > longestWord)
  const character = findUnwritable(text)
  return [
    ...unknown
      .filter((named) => !names.has(named))
      .map((named): FitFinding => ({ problem: 'unknownName', isError: true, name, detail: named })),
    ...(long === undefined ? [] : [{ problem: 'wordTooLong', isError: true, name, detail: long } as const]),
    ...(character === undefined
      ? []
      : [{ problem: 'cannotBeWritten', isError: true, name, detail: character } as const]),
  ]
}

/** Signers that are one person: mapped to the same party, or to the same address. */
function samePersons(roles: readonly SigningRole[]): readonly FitFinding[] {
  const signers = roles.filter(({ type, mapTo }) => type === 'signer' && mapTo !== notMapped)
  const personOf = ({ mapTo, toEmail }: SigningRole) =>
    mapTo === 'static' ? (toEmail ?? '').trim().toLowerCase() : `role ${mapTo}`
  return signers.flatMap((role, at) => {
    const other = signers.slice(0, at).find((each) => personOf(each) === personOf(role))
    return other ? [roleFinding('samePerson', false, role.name, other.name)] : []
  })
}
