import { fieldKind } from '@capstan/sdk-core'
import { saveSecurity, securityQuery, type Security } from '@capstan/sdk-core/securities'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { RecordForm } from '../../forms/RecordForm'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Dialog } from '../../ui/overlays/Dialog'
import { securitiesMessages } from './messages'
import { useSecurityFields } from './securityFields'

export interface EditSecurityProps {
  /** The current version of the security. */
  security: Security
  onClose: () => void
}

/** Form that edits a security, with the issued units at its total. */
export function EditSecurity({ security, onClose }: EditSecurityProps) {
  const capstan = useCapstan()
  const messages = useMessages('securities', securitiesMessages)
  const formats = useFormats()
  const fields = useSecurityFields().changed
  const { id, version, name, ticker, total, unitValue, issued } = security
  const { display } = fieldKind('number', formats)

  const save = async (
    changed: Readonly<Record<string, string | undefined>>,
    about: { version: string; idempotencyKey: string },
  ) => {
    // A cleared field is sent as null, not as unchanged.
    const emptied = Object.entries(changed).map(([field, value]) => [field, value ?? null])
    await saveSecurity(capstan, { id, version: about.version }, Object.fromEntries(emptied), about).catch(
      rereadWhenChanged(capstan, securityQuery(capstan, id)),
    )
  }

  return (
    <Dialog
      isOpen
      title={fillIn(messages.editTitle, { name })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <RecordForm
        aria-label={fillIn(messages.editTitle, { name })}
        fields={fields}
        refusal="own"
        guardsLeaving
        record={{
          version,
          answers: {
            ...{ name, ticker: ticker ?? '', total: display(total ?? '', { isUnits: true }) },
            unitValue: display(unitValue ?? ''),
          },
        }}
        errorTexts={{
          not_allowed: messages.notAllowed,
          below_issued: { field: 'total', text: messages.belowIssued },
        }}
        onSave={save}
        onDone={onClose}
        actions={<CancelButton onPress={onClose}>{messages.cancel}</CancelButton>}
      >
        <Field name="name" title="" autoFocus {...fields.name} />
        <Field
          name="total"
          title=""
          {...fields.total}
          hint={fillIn(formats.pluralText(messages.issuedNow, issued), { issued: formats.units(issued) })}
        />
        <Field name="ticker" {...fields.ticker} />
        <Field name="unitValue" {...fields.unitValue} />
      </RecordForm>
    </Dialog>
  )
}
