import {
  publishTerms,
  termsTextQuery,
  termsVersionsQuery,
  type TermsText,
  type TermsVersion,
} from '@capstan/sdk-core/administration'
import { initialInputs, type FormFields } from '@capstan/sdk-core/forms'
import { useMemo, useState } from 'react'
import { changeOf, type OtherChange } from '../../forms/changeOf'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import type { FormCheck } from '../../forms/FormCheck'
import { FormNotice } from '../../forms/sending/FormNotice'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useIntentKey } from '../../forms/sending/useIntentKey'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FieldRow } from '../../ui/forms/FieldRow'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { AgreementRegion } from '../terms/AgreementRegion'
import { termsMessages } from '../terms/messages'
import { readAgreement } from '../terms/readAgreement'
import { administrationMessages } from './messages'
import { rereadAfter } from './rereadAfter'

export interface TermsTextDialogProps {
  version: TermsVersion
  onClose: () => void
}

/** The text of a version, as the people that accept it read it. */
export function TermsTextDialog({ version, onClose }: TermsTextDialogProps) {
  const { terms } = useMessages('administration', administrationMessages)
  const text = useCapstanQuery(termsTextQuery(useCapstan(), version.id))
  const { number, title } = version

  return (
    <Dialog
      isOpen
      isWide
      title={fillIn(terms.versionNamed, { number: String(number), title })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Loaded query={text} skeleton={<SkeletonRows count={6} />}>
        {(text) => <Text text={text} />}
      </Loaded>
    </Dialog>
  )
}

function Text({ text }: { text: TermsText }) {
  const { terms } = useMessages('administration', administrationMessages)
  const { title, unreadable } = useMessages('terms', termsMessages)
  const agreement = useMemo(() => readAgreement(text, title), [text, title])
  if (agreement.kind === 'unreadable') return <Alert tone="danger">{unreadable}</Alert>
  return <AgreementRegion label={terms.region} agreement={agreement} language={text.language} />
}

export interface PublishTermsDialogProps {
  /** The versions as they are now. */
  versions: readonly TermsVersion[]
  onClose: () => void
}

/** Writes a version of the terms and publishes it. A version that another administrator published meanwhile is shown first. */
export function PublishTermsDialog({ versions, onClose }: PublishTermsDialogProps) {
  const { terms, cancel } = useMessages('administration', administrationMessages)
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const fields = useMemo(
    () =>
      ({
        title: {
          ...({ kind: 'string', label: terms.name, hint: terms.nameHint } as const),
          ifEmpty: terms.nameRequired,
          problem: (text: string) => (text.trim().length > 200 ? terms.nameLong : undefined),
        },
        type: {
          ...({ kind: 'dropdown', label: terms.format } as const),
          options: [
            { value: 'plain', label: terms.plain },
            { value: 'html', label: terms.html },
          ],
        },
        language: {
          ...({ kind: 'dropdown', label: terms.language, hint: terms.languageHint } as const),
          options: [
            { value: 'en', label: terms.english },
            { value: 'de', label: terms.german },
          ],
        },
        holdsOn: {
          ...({ kind: 'date', label: terms.holdsOn, optional: true } as const),
          hint: terms.holdsOnHint,
        },
      }) satisfies FormFields,
    [terms],
  )
  const kinds = useKindsCheck(fields)
  const initial = useMemo(
    () => ({ ...initialInputs(fields, { type: 'plain', language: 'en' }), agreement: '' }),
    [fields],
  )
  type Inputs = typeof initial
  type Values = { title: string; type: string; language: string; holdsOn?: string; agreement: string }
  const check: FormCheck<Inputs, Values> = useMemo(
    () =>
      async ({ agreement, ...others }) => {
        const checked = await kinds(others)
        const text = String(agreement)
        const wrong = !text.trim() ? terms.textRequired : text.length > 200_000 ? terms.textLong : undefined
        const problems = wrong ? [{ name: 'agreement', message: wrong }] : []
        if (!checked.ok) return { ...checked, problems: [...checked.problems, ...problems] }
        if (wrong) return { ok: false, problems }
        return { ok: true, values: { ...checked.values, agreement: text } }
      },
    [kinds, terms],
  )
  const latest = versions.find(({ isLatest }) => isLatest)
  // The latest version when the dialog was opened. After a refusal the dialog shows the version that is the latest now.
  const [begunOn] = useState(latest?.id)
  const [other, setOther] = useState<OtherChange>()
  const isRefused = other !== undefined
  const keys = useIntentKey()
  const form = useCapstanForm<Inputs, Values>({
    initial,
    check,
    onSubmit: async (values) => {
      const basedOn = isRefused ? latest?.id : begunOn
      const sent = { ...values, basedOn }
      try {
        await rereadAfter(
          capstan,
          publishTerms(capstan, sent, { idempotencyKey: keys.of(sent) }),
          termsVersionsQuery(capstan),
        )
      } catch (error) {
        const change = changeOf(error)
        if (!change) throw error
        setOther(change)
        return {}
      }
      snackbar.show(fillIn(terms.published, { title: values.title }))
      onClose()
    },
  })

  return (
    <Dialog isOpen isWide title={terms.add} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" guardsLeaving aria-label={terms.add}>
        <Field name="title" {...fields.title} title="" autoFocus />
        <FieldRow>
          <Field name="type" {...fields.type} />
          <Field name="language" {...fields.language} />
        </FieldRow>
        <Field name="holdsOn" {...fields.holdsOn} />
        <Field name="agreement" kind="textArea" label={terms.text} title="" />
        {other && <OtherVersion key={other.on} change={other} latest={latest} />}
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{cancel}</CancelButton>
          <SubmitButton sending={terms.publishing}>
            {isRefused ? terms.publishAnyway : terms.publish}
          </SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}

interface OtherVersionProps {
  change: OtherChange
  /** The version that was published last. */
  latest: TermsVersion | undefined
}

/** The administrator who published or withdrew a version meanwhile, and the last published text. */
function OtherVersion({ change: { by, on }, latest }: OtherVersionProps) {
  const { terms } = useMessages('administration', administrationMessages)
  const { instant } = useFormats()
  return (
    <Stack>
      <FormNotice tone="warning">
        {fillIn(terms.changedMeanwhile, { name: by ?? terms.platform, day: on ? instant(on) : '' })}
      </FormNotice>
      {latest && (
        <>
          <b>{fillIn(terms.latest, { number: String(latest.number), title: latest.title })}</b>
          <LatestText id={latest.id} />
        </>
      )}
    </Stack>
  )
}

function LatestText({ id }: { id: string }) {
  const text = useCapstanQuery(termsTextQuery(useCapstan(), id))
  return (
    <Loaded query={text} skeleton={<SkeletonRows count={3} />}>
      {(text) => <Text text={text} />}
    </Loaded>
  )
}
