import type { SignedPaperFile } from '@capstan/sdk-core/signing'
import { styled } from 'styled-components'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { CopyButton } from '../../../ui/records/CopyButton'
import { TextLink } from '../../../ui/actions/TextLink'
import { Chip } from '../../../ui/display/Chip'
import { Alert } from '../../../ui/feedback/Alert'
import { Card } from '../../../ui/layout/Card'
import { DefinitionRows } from '../../../ui/records/DefinitionRows'
import { Row } from '../../../ui/records/Row'
import { ActivityLog } from './ActivityLog'
import { signingMessages } from '../messages'
import type { SignedState } from './SignedState'

export interface SignedPapersViewProps {
  signed: SignedState
  /** An address of the platform. */
  platformUrl: (path: string) => string
  onDownload: (paper: SignedPaperFile) => Promise<void>
}

/** Signed papers as the completed step shows them. */
export function SignedPapersView({ signed, platformUrl, onDownload }: SignedPapersViewProps) {
  const messages = useMessages('signing', signingMessages)
  const formats = useFormats()
  const { papers, certificate, isUnaltered, envelopeId, documentUri } = signed

  return (
    <Card
      flush
      headingLevel={4}
      title={messages.certificate}
      className="capstan-signed-papers"
      chip={
        isUnaltered && (
          <Chip tone="success" icon="shield">
            {messages.signed}
          </Chip>
        )
      }
      footer={
        <Foot>
          <small>{fillIn(messages.envelope, { id: envelopeId })}</small>
          <TextLink href={platformUrl(documentUri)} external>
            {messages.check}
          </TextLink>
        </Foot>
      }
    >
      {!isUnaltered && <Alert tone="danger">{messages.altered}</Alert>}
      <DefinitionRows>
        {papers.map((paper) => (
          <Row
            key={paper.id}
            label={paper.name}
            value={
              <>
                <Fingerprint>
                  <Hash title={paper.sha256}>{paper.sha256}</Hash>
                  <CopyButton
                    text={paper.sha256}
                    aria-label={fillIn(messages.copyHash, { name: paper.name })}
                  />
                </Fingerprint>
                <Note>
                  {fillIn(messages.hashNote, { pages: formats.plural(messages.pages, paper.pages) })}
                </Note>
              </>
            }
            action={
              <Button
                variant="quiet"
                dense
                icon="download"
                aria-label={fillIn(messages.downloadNamed, { download: messages.download, name: paper.name })}
                onPress={() => void onDownload(paper)}
              >
                {messages.download}
              </Button>
            }
          />
        ))}
      </DefinitionRows>
      <ActivityLog certificate={certificate} paperCount={papers.length} />
      <Where>{messages.where}</Where>
    </Card>
  )
}

const Fingerprint = styled.div`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-1);
  min-width: 0;
`

/** Truncated where there is no room; its title and the button beside it have the full value. */
const Hash = styled.code`
  max-width: 22ch;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-family: var(--capstan-font-family-mono, ui-monospace, monospace);
`

const Note = styled.small`
  display: block;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`

const Where = styled.p`
  margin: 0;
  padding: 0 var(--capstan-space-6) var(--capstan-space-4);
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--capstan-space-2);
  width: 100%;
  > small {
    color: var(--capstan-text-muted);
    overflow-wrap: anywhere;
  }
`
