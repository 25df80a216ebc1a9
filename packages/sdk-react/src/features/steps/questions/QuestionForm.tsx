import {
  sentDecimals,
  type CheckableForm,
  type DynamicField,
  type DynamicValues,
} from '@capstan/sdk-core/steps'
import { useMemo, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { DraftSaved } from '../../../forms/drafts/DraftSaved'
import { Field } from '../../../forms/fields/Field'
import { Form } from '../../../forms/Form'
import { FormStatusNotice } from '../../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../../forms/sending/SubmitButton'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { Alert } from '../../../ui/feedback/Alert'
import { FormFooter } from '../../../ui/forms/FormFooter'
import { AuthorText } from '../../../language/AuthorText'
import { DisclosureLabel, namedIn } from './DisclosureLabel'
import { DisclosureLinks } from './DisclosureLinks'
import { disclosuresOf, type Disclosure } from './disclosuresOf'
import { EarlierAnswers } from './EarlierAnswers'
import { stepsMessages } from '../messages'
import { useAsksBeforeLeaving } from '../../../provider/offline/useAsksBeforeLeaving'
import { FormButtons } from '../../../forms/sending/FormButtons'
import { WhenAsked } from './WhenAsked'
import { useDynamicForm, type QuestionFormOptions } from './useDynamicForm'

export interface QuestionFormProps extends QuestionFormOptions {
  /** Quiet note at the start of the footer; by default the time when the draft was saved. */
  note?: ReactNode
}

/**
 * A form that the platform describes, with Reset and Continue.
 *
 * Typing renders the field that is typed into and nothing else, so that a form of a hundred fields stays quick.
 */
export function QuestionForm({ isSecret = false, note, ...options }: QuestionFormProps) {
  const messages = useMessages('steps', stepsMessages)
  const { form, fields, answered, prefilled, asked, phoneCountry, isEmpty, failed } = useDynamicForm({
    ...options,
    isSecret,
  })
  const { lists } = options
  // A preview of a form holds nothing that could be lost.
  const guards = useAsksBeforeLeaving() && (isSecret || options.drafts !== undefined)
  // The buttons may be rendered outside the form, so they refer to its id.
  const id = `${form.parts.id}form`
  const disclosures = useMemo(() => disclosuresOf(options.schema), [options.schema])
  // The same elements in each render: a label that is one would have its field rendered again with each saved draft.
  const shown = useMemo(
    () => fields.map((field) => ({ field, look: lookOf(field, disclosures) })),
    [fields, disclosures],
  )
  const boxes = fields.filter(({ kind }) => kind === 'checkbox')
  const others = disclosures.filter((each) => !boxes.some(({ label }) => namedIn(label, [each])))

  if (isEmpty) return <Alert tone="neutral">{messages.emptyForm}</Alert>

  return (
    <Form id={id} form={form} refusal="own" guardsLeaving={guards} className="capstan-dynamic-form">
      {answered.length > 0 && !form.draft.state.restored && (
        <EarlierAnswers text={messages.earlierAnswers} fields={answered} />
      )}
      {prefilled.length > 0 && !form.draft.state.restored && (
        <EarlierAnswers text={messages.prefilled} fields={prefilled} />
      )}
      {shown.map(({ field, look }) => (
        <WhenAsked key={field.name} field={field} asked={asked}>
          <BesideCountry field={field} phoneCountry={phoneCountry}>
            {(country) => (
              <Field
                {...look}
                options={(field.typeahead ? lists?.[field.typeahead] : undefined) ?? field.options}
                isSecret={isSecret}
                phoneCountry={country}
              />
            )}
          </BesideCountry>
        </WhenAsked>
      ))}
      <DisclosureLinks disclosures={others} />
      <FormStatusNotice />
      <FormButtons>
        <FormFooter note={note ?? <DraftSaved />}>
          <Button isDisabled={form.status.status === 'submitting'} onPress={() => form.reset()}>
            {messages.reset}
          </Button>
          <SubmitButton form={id} sending={messages.sending} failed={failed}>
            {messages.continue}
          </SubmitButton>
        </FormFooter>
      </FormButtons>
    </Form>
  )
}

interface BesideCountryProps {
  field: DynamicField
  /** Returns the country of a phone number without one, beside these answers. */
  phoneCountry: CheckableForm['phoneCountry']
  children: (country: string | undefined) => ReactNode
}

/** Gives a phone number the country that is chosen in the form. */
function BesideCountry({ field, ...rest }: BesideCountryProps) {
  return field.kind === 'phone' ? <PhoneBesideCountry {...rest} /> : rest.children(undefined)
}

function PhoneBesideCountry({ phoneCountry, children }: Omit<BesideCountryProps, 'field'>) {
  return children(useWatch({ compute: (values: DynamicValues) => phoneCountry(values) }))
}

function lookOf(
  { name, kind, label, hint, error, lang, optional, fact }: DynamicField,
  disclosures: readonly Disclosure[],
) {
  const words = kind === 'checkbox' ? <DisclosureLabel label={label} disclosures={disclosures} /> : label
  return {
    name,
    kind,
    label: marked(words, lang?.label),
    title: label,
    hint: marked(hint, lang?.hint),
    ownError: error,
    lang,
    optional,
    autoComplete: browserFact(fact),
    decimals: sentDecimals,
  }
}

/** Text in the reader's language stays a plain string, so that it causes no new render. */
function marked(text: ReactNode, lang: string | undefined): ReactNode {
  return lang ? <AuthorText text={text} lang={lang} /> : text
}

/** Returns the `autocomplete` token of a fact that a form asks of the investor; undefined for any other value. */
function browserFact(fact: string | undefined): string | undefined {
  return fact !== undefined && Object.hasOwn(names, fact) ? names[fact] : undefined
}

// Citizenship is left out: the only country that a browser knows is that of the address.
const names: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  country: 'country-name',
  state: 'address-level1',
}
