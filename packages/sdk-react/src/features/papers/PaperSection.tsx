import type { AskedPaper } from '@capstan/sdk-core/papers'
import { deletePaper } from '@capstan/sdk-core/papers'
import { fileNameOf, type DocumentLine, type Uploads } from '@capstan/sdk-core/uploads'
import { useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { AuthorText } from '../../language/AuthorText'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Chip } from '../../ui/display/Chip'
import { StatusChip } from '../../ui/display/StatusChip'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { DropZone } from '../uploads/DropZone'
import { uploadsMessages } from '../uploads/messages'
import { ResumeInput, useResume } from '../uploads/ResumeInput'
import { papersMessages } from './messages'
import { PaperLines } from './PaperLines'

export interface PaperSectionProps {
  paper: AskedPaper
  /** The papers uploaded for it, and the uploads in progress. */
  lines: readonly DocumentLine[]
  uploads: Uploads
  /** The error of the section. */
  error?: string
  /** Called when a paper is added or removed. */
  onChange: () => void
}

/** One paper that a step asks for: its description, status and files, with a drop zone for more. */
export function PaperSection({ paper, lines, uploads, error, onChange }: PaperSectionProps) {
  const { title, about, optional } = paper
  const id = useId()
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const messages = useMessages('papers', papersMessages)
  const { uploaded } = useMessages('uploads', uploadsMessages)
  const resume = useResume(uploads)
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())

  useEffect(
    () => uploads.onUploaded(() => snackbar.show(uploaded, { tone: 'success', duration: 6000 })),
    [uploads, snackbar, uploaded],
  )

  const take = async (line: DocumentLine) => {
    const name = fileNameOf(line)
    onChange()
    setLeaving((all) => new Set([...all, line.id]))
    try {
      if (line.upload) await uploads.cancel(line.upload.id)
      else if (line.document) await deletePaper(capstan, line.document.id)
      if (line.document) snackbar.show(fillIn(messages.removed, { name }))
    } catch {
      snackbar.show(fillIn(messages.notRemoved, { name }), { tone: 'danger' })
    }
    setLeaving((all) => new Set([...all].filter((each) => each !== line.id)))
  }

  return (
    <Section aria-labelledby={id} className="capstan-paper" data-invalid={error !== undefined || undefined}>
      <header>
        <div>
          <strong id={id}>
            <AuthorText {...title} />
          </strong>
          {about && (
            <p>
              <AuthorText {...about} />
            </p>
          )}
        </div>
        <StateOf lines={lines} optional={optional} />
      </header>
      <PaperLines
        lines={lines}
        leaving={leaving}
        onTake={(line) => void take(line)}
        onRetry={({ upload, document }) => {
          onChange()
          if (upload) uploads.retry(upload.id)
          else if (document) resume.ask(document)
        }}
      />
      {error && (
        <Alert tone="danger" autoHide={false}>
          {error}
        </Alert>
      )}
      <DropZone
        onFiles={(files) => {
          onChange()
          uploads.add(files, [])
        }}
      />
      <ResumeInput {...resume} />
    </Section>
  )
}

function StateOf({ lines, optional }: { lines: readonly DocumentLine[]; optional: boolean }) {
  const messages = useMessages('papers', papersMessages)
  const status = (['failed', 'in_progress', 'uploaded'] as const).find((each) =>
    lines.some((line) => line.status === each),
  )
  if (status) return <StatusChip status={status === 'uploaded' ? status : (`upload_${status}` as const)} />
  return <Chip>{optional ? messages.optional : messages.missing}</Chip>
}

const Section = styled.section`
  display: grid;
  gap: var(--capstan-space-2);
  min-width: 0;
  > header {
    display: flex;
    justify-content: space-between;
    align-items: flex-start;
    gap: var(--capstan-space-4);
  }
  > header > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > header > .capstan-chip {
    flex: none;
  }
  > header p {
    margin: 0;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  > .capstan-drop-zone {
    margin: 0;
  }
`
