import { mappedTemplateQuery, signingTemplateQuery } from '@capstan/sdk-core/signingTemplates'
import { useCapstan, useCapstanQuery, useMessages } from '@capstan/sdk-react/provider'
import { SigningTemplateAdmin, signingTemplatesMessages } from '@capstan/sdk-react/signingTemplates'
import { LinkButton, PageHeader } from '@capstan/sdk-react/ui'
import { useLocation, useParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'

/** The signing templates of a vendor: all of them, one, a mapped one, its document or its test. (ROUTE-027 to ROUTE-029, SIGN-016) */
export function SigningTemplatesPage({ title }: PageProps) {
  const { templateId, mappedTemplateId, documentId } = useParams()
  const capstan = useCapstan()
  const { config } = useHost()
  const { pathname } = useLocation()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const template = useCapstanQuery({
    ...signingTemplateQuery(capstan, templateId ?? ''),
    enabled: templateId !== undefined,
  })
  const mapped = useCapstanQuery({
    ...mappedTemplateQuery(capstan, mappedTemplateId ?? ''),
    enabled: mappedTemplateId !== undefined,
  })
  const path = `/${config.providers.signing}`
  const isTest = pathname.startsWith(`${path}/test/`)
  const templateName = nameOf(template)
  const mappedName = nameOf(mapped)
  // A record without a known name is left out; the page itself shows that it does not exist.
  const parts = [
    { label: messages.title, href: `${path}/templates` },
    ...(templateName ? [{ label: templateName, href: `${path}/templates/${templateId}` }] : []),
    ...(templateName && mappedName
      ? [{ label: mappedName, href: `${path}/templates/${templateId}/${mappedTemplateId}` }]
      : []),
  ]
  const last = parts.at(-1)
  const isBelow = isTest || documentId !== undefined
  const above = isBelow ? last : parts.at(-2)
  const heading = isTest ? title : (last?.label ?? title)

  return (
    <Page title={heading}>
      <PageHeader
        showsSingleBreadcrumb
        breadcrumbs={parts.map((part) => (part === last && !isBelow ? { label: part.label } : part))}
        title={heading}
        actions={
          above && (
            <LinkButton icon="chevron-left" href={above.href}>
              {messages.back}
            </LinkButton>
          )
        }
      />
      <SigningTemplateAdmin
        path={path}
        templateId={templateId}
        mappedTemplateId={mappedTemplateId}
        documentId={documentId}
        isTest={isTest}
      />
    </Page>
  )
}

const nameOf = (query: { status: string; data?: { name: string } | null }) => query.data?.name
