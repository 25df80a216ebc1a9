import { useMemo } from 'react'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Stack } from '../../ui/layout/Stack'
import { allowedActions, type AdminSwitches } from '../accounts/adminSwitches'
import { NoAccount } from '../accounts/NoAccount'
import { useReader } from '../accounts/useReader'
import { PaymentsUnknown } from '../payments/PaymentsUnknown'
import { MappedTemplatePage } from './MappedTemplatePage'
import { MappedTemplates } from './MappedTemplates'
import { signingTemplatesMessages } from './messages'
import { TemplateDocumentPage } from './TemplateDocumentPage'
import { Templates } from './Templates'
import { TemplateTest } from './TemplateTest'
import { templatePaths } from './templatePaths'

export interface SigningTemplateAdminProps {
  /** The template of the mapped templates to show; all templates by default. */
  templateId?: string
  /** The mapped template to show. */
  mappedTemplateId?: string
  /** The document of that mapped template with the fields to show. */
  documentId?: string
  /** Shows the test of the mapped template. */
  isTest?: boolean
  /** The path above `templates` and `test`; `/docusign` by default. */
  path?: string
  /** Actions that the host switches off; all are on by default. */
  switches?: AdminSwitches
  /** The degree to which the styles of the page are kept out. */
  isolation?: Isolation
}

/**
 * The signing administration of a vendor: templates of its signing provider, the copies of them that are mapped to its data,
 * their documents and fields, and tests. Owners and admins of the account change them.
 * @public
 */
export function SigningTemplateAdmin({ isolation, ...place }: SigningTemplateAdminProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedAdmin {...place} />
    </CapstanRoot>
  )
}

function ConnectedAdmin({
  templateId,
  mappedTemplateId,
  documentId,
  isTest,
  path = '/docusign',
  switches,
}: Omit<SigningTemplateAdminProps, 'isolation'>) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const reader = useReader()
  const paths = useMemo(() => templatePaths(path), [path])
  if (reader.status !== 'ready') return <PaymentsUnknown parts={[reader]} title={messages.templates} />
  if (!reader.data) return <NoAccount />
  const { mayChange, wasTaken, type } = reader.data
  if (!['issuer', 'broker'].includes(type)) return <Alert tone="neutral">{messages.notForAccount}</Alert>

  const place = { paths, may: allowedActions(mayChange, switches) }
  return (
    <Stack gap={4} className="capstan-signing-template-admin">
      {wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
      {!mayChange && !wasTaken && <Alert tone="neutral">{messages.readOnly}</Alert>}
      {templateId === undefined ? (
        <Templates {...place} />
      ) : mappedTemplateId === undefined ? (
        <MappedTemplates key={templateId} templateId={templateId} {...place} />
      ) : isTest ? (
        <TemplateTest key={mappedTemplateId} {...place} {...{ templateId, mappedTemplateId }} />
      ) : documentId === undefined ? (
        <MappedTemplatePage key={mappedTemplateId} {...place} {...{ templateId, mappedTemplateId }} />
      ) : (
        <TemplateDocumentPage key={documentId} {...place} {...{ templateId, mappedTemplateId, documentId }} />
      )}
    </Stack>
  )
}
