import { followRecords } from '@capstan/sdk-core'
import { type DocumentLine, fileNameOf, type OwnedDocument, type Upload } from '@capstan/sdk-core/uploads'
import { useEffect } from 'react'
import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Icon } from '../../ui/display/Icon'
import { ProgressBar } from '../../ui/display/ProgressBar'
import { uploadsMessages } from './messages'
import { useUploadProblem } from './useUploadProblem'

export interface LineNameProps {
  line: DocumentLine
  /** Opens the preview of the file; without it the name is plain text. */
  onPreview?: (document: OwnedDocument) => void
}

/** The name of a document, which shows it once its file has come; before that, how far it is, or why it did not come. */
export function LineName({ line, onPreview }: LineNameProps) {
  const messages = useMessages('uploads', uploadsMessages)
  const { document, upload, status } = line
  const name = fileNameOf(line)
  useFollowUpload(line)

  return (
    <Box>
      <Icon name="file" dense />
      <div>
        {onPreview && document && status === 'uploaded' ? (
          <Link
            className="capstan-link"
            aria-label={fillIn(messages.preview, { name })}
            onPress={() => onPreview(document)}
          >
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        {upload && status === 'in_progress' && <Progress upload={upload} name={name} />}
        {status === 'failed' && <Failure upload={upload} />}
      </div>
    </Box>
  )
}

function Progress({ upload: { state }, name }: { upload: Upload; name: string }) {
  const messages = useMessages('uploads', uploadsMessages)
  const percent =
    state.status === 'sending' ? Math.floor((Math.min(state.sent, state.size) / state.size) * 100) : 0
  return (
    <Bar>
      <ProgressBar aria-label={fillIn(messages.progress, { name })} percent={percent} />
      <small aria-hidden="true">{fillIn(messages.percent, { percent: String(percent) })}</small>
    </Bar>
  )
}

function Failure({ upload }: { upload: Upload | undefined }) {
  const messages = useMessages('uploads', uploadsMessages)
  const problem = useUploadProblem()
  return (
    <Problem role="status">
      {upload?.state.status === 'failed' && <span>{problem(upload.state.code, upload.state.message)}</span>}
      <span>{messages.uploadFailed}</span>
    </Problem>
  )
}

const Box = styled.div`
  display: flex;
  gap: calc(6 * var(--capstan-unit));
  align-items: flex-start;
  min-width: 0;
  > .capstan-icon {
    flex: none;
    margin-block-start: calc(3 * var(--capstan-unit));
    color: var(--capstan-text-muted);
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Link = styled(Button)`
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: calc(2 * var(--capstan-unit));
  background: none;
  color: var(--capstan-primary-text);
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: calc(2 * var(--capstan-unit));
  &[data-hovered] {
    text-decoration-color: currentColor;
  }
  /* As high as a thumb; its words stay beside its drawing. */
  @media (pointer: coarse) {
    margin-block: calc(-12 * var(--capstan-unit));
    padding-block: calc(12 * var(--capstan-unit));
  }
`

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(calc(60 * var(--capstan-unit)), 1fr) calc(40 * var(--capstan-unit));
  gap: var(--capstan-space-2);
  align-items: center;
  color: var(--capstan-text-muted);
  font-variant-numeric: tabular-nums lining-nums;
  text-align: end;
`

const Problem = styled.p`
  display: grid;
  margin: 0;
  color: var(--capstan-danger);
  font-size: var(--capstan-font-size-dense);
`

/** Follows a document of the account until its upload is complete or has failed. (LIVE-005, LIVE-006) */
function useFollowUpload({ document, isOwn }: DocumentLine): void {
  const capstan = useCapstan()
  const id = isOwn && document?.uploadStatus === 'in_progress' ? document.id : undefined
  useEffect(() => (id ? followRecords(capstan, 'documents', id) : undefined), [capstan, id])
}
