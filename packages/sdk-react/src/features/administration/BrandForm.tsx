import { initialInputs, type FormFields } from '@capstan/sdk-core/forms'
import { brandTheme, type BrandDocument } from '@capstan/theme'
import { useMemo } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useWholeCheck } from '../../forms/useWholeCheck'
import { useMessages } from '../../provider/useMessages'
import { FieldRow } from '../../ui/forms/FieldRow'
import { FormFooter } from '../../ui/forms/FormFooter'
import { administrationMessages, type AdministrationMessages } from './messages'

export interface BrandFormProps {
  /** The brand document to edit; fields of it that the form does not have are kept. */
  document: object
  /** Called with the edited document. */
  onPreview: (document: object) => void
  onCancel: () => void
}

/** Edits the fields of a brand document. The preview comes next. */
export function BrandForm({ document, onPreview, onCancel }: BrandFormProps) {
  const messages = useMessages('administration', administrationMessages)
  const { brands: words } = messages
  const fields = useMemo(() => {
    const wrong = (field: BrandField, message: string) => (text: string) =>
      isRefused(field, text) ? message : undefined
    const text = { kind: 'string', optional: true } as const
    return {
      name: { ...text, label: words.name, problem: wrong('name', words.nameWrong) },
      primary: {
        ...({ kind: 'string', label: words.primary, hint: words.colorHint } as const),
        ...{ ifEmpty: words.primaryRequired, problem: wrong('primary', words.colorWrong) },
      },
      secondary: { ...text, label: words.secondary, problem: wrong('secondary', words.colorWrong) },
      background: { ...text, label: words.background, problem: wrong('background', words.backgroundWrong) },
      fontFamily: { ...text, label: words.font, problem: wrong('fontFamily', words.fontWrong) },
      headingFontFamily: {
        ...{ ...text, label: words.headingFont },
        problem: wrong('headingFontFamily', words.fontWrong),
      },
      radius: { ...text, label: words.radius, problem: wrong('radius', words.radiusWrong) },
      dense: { ...text, label: words.denseSize, problem: wrong('dense', words.sizeWrong) },
      body: { ...text, label: words.bodySize, problem: wrong('body', words.sizeWrong) },
      lead: { ...text, label: words.leadSize, problem: wrong('lead', words.sizeWrong) },
      title: { ...text, label: words.titleSize, problem: wrong('title', words.sizeWrong) },
      logo: { ...text, label: words.logo, hint: words.logoHint, problem: wrong('logo', words.logoWrong) },
    } satisfies FormFields
  }, [words])
  const form = useCapstanForm({
    initial: useMemo(() => initialInputs(fields, inputsOf(document)), [fields, document]),
    check: useWholeCheck(fields),
    onSubmit: (values) => {
      onPreview(documentWith(document, values))
      return Promise.resolve()
    },
  })

  return (
    <Form form={form} refusal="own" guardsLeaving aria-label={words.edit}>
      <Field name="name" {...fields.name} autoFocus />
      <FieldRow>
        <Field name="primary" {...fields.primary} />
        <Field name="secondary" {...fields.secondary} />
      </FieldRow>
      <FieldRow>
        <Field name="background" {...fields.background} />
        <Field name="radius" {...fields.radius} />
      </FieldRow>
      <Field name="fontFamily" {...fields.fontFamily} />
      <Field name="headingFontFamily" {...fields.headingFontFamily} />
      <FieldRow>
        <Field name="dense" {...fields.dense} />
        <Field name="body" {...fields.body} />
      </FieldRow>
      <FieldRow>
        <Field name="lead" {...fields.lead} />
        <Field name="title" {...fields.title} />
      </FieldRow>
      <Field name="logo" {...fields.logo} />
      <FormStatusNotice />
      <FormFooter>
        <CancelButton onPress={onCancel}>{messages.cancel}</CancelButton>
        <SubmitButton>{words.preview}</SubmitButton>
      </FormFooter>
    </Form>
  )
}

/** The fields of the form, and their paths in the document. */
const places = {
  ...{ name: ['name'], primary: ['colors', 'primary'], secondary: ['colors', 'secondary'] },
  ...{ background: ['colors', 'background'], radius: ['radius'], logo: ['logo'] },
  ...{ fontFamily: ['fontFamily'], headingFontFamily: ['headingFontFamily'] },
  ...{ dense: ['fontSizes', 'dense'], body: ['fontSizes', 'body'] },
  ...{ lead: ['fontSizes', 'lead'], title: ['fontSizes', 'title'] },
} satisfies Record<string, [string] | [string, string]>

type BrandField = keyof typeof places
const brandFields = Object.keys(places) as BrandField[] // the keys of the object above
const numbers: readonly BrandField[] = ['radius', 'dense', 'body', 'lead', 'title']

/** Returns the names of the fields of the form, each with its value in a document; empty where it has none. */
export function brandFacts(
  document: object,
  words: AdministrationMessages['brands'],
): readonly { id: string; label: string; value: string }[] {
  const labels: Record<BrandField, string> = {
    ...{ name: words.name, primary: words.primary, secondary: words.secondary, background: words.background },
    ...{
      fontFamily: words.font,
      headingFontFamily: words.headingFont,
      radius: words.radius,
      logo: words.logo,
    },
    ...{ dense: words.denseSize, body: words.bodySize, lead: words.leadSize, title: words.titleSize },
  }
  const values = inputsOf(document)
  return brandFields.map((id) => ({ id, label: labels[id], value: values[id] }))
}

/** Returns the initial values of the form. */
function inputsOf(document: object): Record<BrandField, string> {
  const entries = brandFields.map((field) => {
    const [first, second] = places[field] as [string, string?]
    const value =
      second === undefined ? recordOf(document)[first] : recordOf(recordOf(document)[first])[second]
    return [field, typeof value === 'string' || typeof value === 'number' ? String(value) : '']
  })
  return Object.fromEntries(entries) as Record<BrandField, string> // an entry for each field
}

/** Returns the document with the answers of the form; an empty answer removes its field. */
function documentWith(document: object, values: Partial<Record<BrandField, unknown>>): object {
  const result = { ...recordOf(document) }
  for (const field of brandFields) {
    const [first, second] = places[field] as [string, string?]
    const given = String(values[field] ?? '').trim()
    const value = given === '' ? undefined : numbers.includes(field) ? Number(given) : given
    result[first] = second === undefined ? value : { ...recordOf(result[first]), [second]: value }
  }
  const kept = JSON.parse(JSON.stringify(result)) as Record<string, unknown> // without the fields that were removed
  if (Object.keys(recordOf(kept.fontSizes)).length === 0) delete kept.fontSizes
  return kept
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** True when a brand could not use the answer: the rules are those of the theme. */
function isRefused(field: BrandField, text: string): boolean {
  if (text.trim() === '') return false
  // Pages of the platform load pictures of the platform alone.
  if (field === 'logo' && !/^\s*(?:\/(?!\/)|data:image\/)/i.test(text)) return true
  const document = documentWith({ slug: 'brand' }, { primary: '#000000', [field]: text })
  const { refused = [] } = brandTheme(document as BrandDocument) // read field by field
  return refused.some(({ path }) => path === places[field].join('.'))
}
