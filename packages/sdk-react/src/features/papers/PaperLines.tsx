import { documentUrl } from '@capstan/sdk-core/documents'
import { type DocumentLine, fileNameOf, type OwnedDocument } from '@capstan/sdk-core/uploads'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button, type ButtonProps } from '../../ui/actions/Button'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { downloadFile } from '../documents/downloadFile'
import { LineName } from '../uploads/LineName'
import { papersMessages } from './messages'

export interface PaperLinesProps {
  lines: readonly DocumentLine[]
  /** Those that are being removed. */
  leaving?: ReadonlySet<string>
  /** Removes or cancels a file; without it the files are read-only. */
  onTake?: (line: DocumentLine) => void
  /** Sends one that did not come again. */
  onRetry?: (line: DocumentLine) => void
  /** Shows the file of one. */
  onPreview?: (document: OwnedDocument) => void
}

/** Files of a paper: each can be opened, removed or cancelled, and a failed upload can be sent again. */
export function PaperLines({ lines, leaving, onTake, onRetry, onPreview }: PaperLinesProps) {
  const messages = useMessages('papers', papersMessages)
  const download = useDownloadPaper()

  if (lines.length === 0) return null
  return (
    <List className="capstan-paper-lines">
      {lines.map((line) => {
        const { id, status, document } = line
        const name = fileNameOf(line)
        const button = (icon: ButtonProps['icon'], words: string, onPress: () => void, shown?: string) => (
          <Button
            variant="quiet"
            dense
            icon={icon}
            aria-label={fillIn(words, { name })}
            isDisabled={leaving?.has(id)}
            onPress={onPress}
          >
            {shown}
          </Button>
        )
        return (
          <li key={id}>
            <LineName line={line} onPreview={onPreview} />
            <span>
              {status === 'failed' &&
                onRetry &&
                button('retry', messages.retryUpload, () => onRetry(line), messages.retry)}
              {document &&
                status === 'uploaded' &&
                button('download', messages.download, () => void download(document))}
              {onTake &&
                (status === 'in_progress'
                  ? button('x', messages.cancelUpload, () => onTake(line))
                  : button('trash', messages.remove, () => onTake(line)))}
            </span>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--capstan-space-3);
    min-width: 0;
    padding-block: var(--capstan-space-2);
  }
  > li + li {
    border-top: 1px solid var(--capstan-border);
  }
  > li > :first-child {
    flex: 1;
  }
  > li > span {
    display: inline-flex;
    flex: none;
  }
`

/** Returns the download of a paper's file, which shows an error when it fails. */
function useDownloadPaper(): (paper: { id: string }) => Promise<void> {
  const capstan = useCapstan()
  const messages = useMessages('papers', papersMessages)
  const snackbar = useSnackbar()

  return async ({ id }) => {
    try {
      downloadFile(await documentUrl(capstan, id))
    } catch {
      snackbar.show(messages.notDownloaded, { tone: 'danger' })
    }
  }
}
