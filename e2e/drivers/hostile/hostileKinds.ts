import type { ElementHandle, Page } from '@playwright/test'
/* eslint-disable capstan/import-direction -- a campaign of the core's on the pages: its texts, and its second opinion of what they mean */
import { aRandom } from '../../../packages/sdk-core/fuzz/aRandom'
import { expectedOf, unsafeLink } from '../../../packages/sdk-core/fuzz/fields/expected'
import { aHostileText } from '../../../packages/sdk-core/fuzz/fields/hostileTexts'
import { hostileCount, hostileSeed } from './typeHostileTexts'

/** Thirteen kinds are given these each: some 2,600 texts together, and in the campaign all of them. */
const textsAKind = process.env.HOSTILE_TEXTS ? hostileCount : 200

/** The kinds that are typed into, and a text that each takes. */
export const typedKinds = {
  string: 'Marine engineer',
  textArea: 'Two funds.',
  email: 'maren@example.com',
  phone: '202 555 0123',
  number: '1850.5',
  numberWithPrecision: '12.5',
  integer: '2',
  link: 'example.com',
  taxId: '12-3456789',
  postalCode: '04101',
  blockchainAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  twitterHandle: '@maren_o',
  password: 'twelve words',
} as const

export type TypedKind = keyof typeof typedKinds

export const typedKindNames = Object.keys(typedKinds) as TypedKind[] // the keys of a constant

/** The result of typing the hostile texts. */
export interface HostileFindings {
  /** Invalid texts that a field accepted, and valid texts that it refused. */
  wrong: string[]
  /** Texts that each field took. */
  taken: Record<TypedKind, string[]>
}

type Fields = Record<TypedKind, ElementHandle<HTMLElement | SVGElement>>

/** Types hostile texts into a field of each kind, and records for each text whether the field reports an error. */
export async function tryHostileKinds(page: Page, fields: Fields): Promise<HostileFindings> {
  const random = aRandom(hostileSeed())
  const found: HostileFindings = {
    wrong: [],
    taken: Object.fromEntries(typedKindNames.map((kind) => [kind, []])) as never, // one list a kind
  }
  const handles = typedKindNames.map((kind) => fields[kind])
  for (let at = 0; at < textsAKind; at += 50) {
    const texts = Array.from({ length: Math.min(50, textsAKind - at) }, () => aHostileText(random))
    const answers = await page.evaluate(typeAndLook, { fields: handles, texts })
    answers.forEach((answer, index) =>
      judge(typedKindNames[index % handles.length] ?? 'string', answer, found),
    )
  }
  return found
}

/** The text of a field when it was left, the text it shows since, and its error. */
interface Looked {
  typed: string
  shown: string
  isWrong: boolean
}

function judge(kind: TypedKind, { typed, shown, isWrong }: Looked, { wrong, taken }: HostileFindings): void {
  // A number without a country gets a visible one on blur, so the shown text is the expected one.
  const expected = expectedOf(kind, kind === 'phone' ? shown : typed)
  if (!isWrong) taken[kind].push(kind === 'phone' ? shown : typed)
  // The rules for links are checked on the values that are sent.
  if (expected !== undefined && isWrong === (typeof expected === 'object'))
    wrong.push(`${kind} of ${JSON.stringify(typed.slice(0, 120))} was ${isWrong ? 'refused' : 'taken'}`)
}

/** Runs in the page: each text goes into every field, then all of them are looked at. */
async function typeAndLook({ fields, texts }: { fields: Element[]; texts: string[] }): Promise<Looked[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const looked: Looked[] = []
  for (const text of texts) {
    const typed = fields.map((field) => {
      const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      // A refused number leaves the field unchanged, so each text is typed into an empty one.
      for (const each of ['0', '', text]) {
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, each)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      const { value } = field as HTMLInputElement // or a text area, which has one, too
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      return value
    })
    await frame()
    await frame()
    fields.forEach((field, index) =>
      looked.push({
        typed: typed[index] ?? '',
        shown: (field as HTMLInputElement).value, // as above
        isWrong: field.getAttribute('aria-invalid') === 'true',
      }),
    )
  }
  return looked
}

/** Returns the difference between the typed and the sent value, or undefined. */
export function sentWrongly(kind: TypedKind, typed: string, sent: unknown): string | undefined {
  const expected = expectedOf(kind, typed)
  const defect =
    kind === 'link'
      ? unsafeLink(typed, String(sent))
      : typeof expected === 'object' && plain(sent) === plain(expected.value)
        ? undefined
        : 'another value'
  return defect && `${kind} of ${JSON.stringify(typed)} was sent as ${JSON.stringify(sent)}: ${defect}`
}

/** A figure without the zeros at its end. */
const plain = (value: unknown) =>
  String(value)
    .replace(/^(\d+\.\d*?)0+$/, '$1')
    .replace(/^(\d+)\.$/, '$1')
