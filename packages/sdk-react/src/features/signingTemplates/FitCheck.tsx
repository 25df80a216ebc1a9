import type { FitFinding } from '@capstan/sdk-core/signingTemplates'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { Icon } from '../../ui/display/Icon'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { signingTemplatesMessages } from './messages'

export interface FitCheckProps {
  /** The findings, errors first. */
  findings: readonly FitFinding[]
  /** The address of the page of a document. */
  documentHref: (documentId: string) => string
}

/** Findings that would fail once a template is locked, each a sentence with a link to the place that fixes it. */
export function FitCheck({ findings, documentHref }: FitCheckProps) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const { plural } = useFormats()
  const { href } = useRouter()
  const errors = findings.filter(({ isError }) => isError).length
  const warnings = findings.length - errors
  const counts = [
    ...(errors > 0 ? [plural(messages.errors, errors)] : []),
    ...(warnings > 0 ? [plural(messages.warnings, warnings)] : []),
  ]

  return (
    <Card
      flush
      title={messages.fitCheck}
      className="capstan-fit-check"
      data-status={errors > 0 ? 'failed' : 'passed'}
      actions={<small>{counts.join(', ')}</small>}
    >
      <LinedList aria-label={messages.fitCheck}>
        {findings.length === 0 && (
          <Finding data-tone="success">
            <Icon name="check-circle" />
            <span>{messages.fitClean}</span>
          </Finding>
        )}
        {findings.map(({ problem, isError, name, detail = '', documentId, fieldId }) => (
          <Finding key={`${problem} ${fieldId ?? name} ${detail}`} data-tone={isError ? 'danger' : 'warning'}>
            <Icon name={isError ? 'x-circle' : 'alert'} />
            <span>
              <VisuallyHidden>{isError ? messages.isError : messages.isWarning} </VisuallyHidden>
              <TextLink href={documentId ? `${href(documentHref(documentId))}` : '#capstan-signing-roles'}>
                {fillIn(messages.findings[problem], { name, detail })}
              </TextLink>
            </span>
          </Finding>
        ))}
      </LinedList>
    </Card>
  )
}

const Finding = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--capstan-space-3);
  padding: var(--capstan-space-3) var(--capstan-space-6);
  overflow-wrap: anywhere;
  > span {
    min-width: 0;
  }
  &[data-tone='danger'] > .capstan-icon {
    color: var(--capstan-danger);
  }
  &[data-tone='warning'] > .capstan-icon {
    color: var(--capstan-warning);
  }
  &[data-tone='success'] > .capstan-icon {
    color: var(--capstan-success);
  }
`
