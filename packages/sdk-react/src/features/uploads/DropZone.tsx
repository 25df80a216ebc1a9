import { fileProblem, uploadTypes } from '@capstan/sdk-core/documents'
import { useRef, useState, type DragEvent } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Icon } from '../../ui/display/Icon'
import { Alert } from '../../ui/feedback/Alert'
import { uploadsMessages } from './messages'
import { useUploadProblem } from './useUploadProblem'

export interface DropZoneProps {
  /** Called with the files that may be sent. */
  onFiles: (files: readonly File[]) => void
}

/** Takes files that are dropped or chosen, and shows why a file is refused. (UPLOAD-001, UPLOAD-002) */
export function DropZone({ onFiles }: DropZoneProps) {
  const messages = useMessages('uploads', uploadsMessages)
  const problemText = useUploadProblem()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])

  const take = (files: readonly File[]) => {
    const checked = files.map((file) => ({ file, problem: fileProblem(file) }))
    setProblems(
      checked.flatMap(({ file, problem }) =>
        problem ? fillIn(messages.fileProblem, { name: file.name, problem: problemText(problem) }) : [],
      ),
    )
    const sendable = checked.flatMap(({ file, problem }) => (problem ? [] : file))
    if (sendable.length > 0) onFiles(sendable)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }

  return (
    <Zone
      className="capstan-drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {problems.length > 0 && (
        <Alert tone="danger" onClose={() => setProblems([])}>
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
      <Icon name="upload" />
      <span>
        {messages.drop}{' '}
        <Button variant="quiet" dense onPress={() => input.current?.click()}>
          {messages.choose}
        </Button>
      </span>
      <small>{fillIn(messages.limits, { types: uploadTypes.join(', ') })}</small>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={uploadTypes.join(',')}
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </Zone>
  )
}

const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--capstan-space-1);
  margin: var(--capstan-space-4) var(--capstan-space-6) var(--capstan-space-6);
  padding: var(--capstan-space-4);
  border: 1px dashed var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface);
  text-align: center;
  &[data-over] {
    border-color: var(--capstan-primary);
    background: var(--capstan-primary-soft);
  }
  > small {
    color: var(--capstan-text-muted);
  }
  > .capstan-alert {
    justify-self: stretch;
    text-align: start;
    overflow-wrap: anywhere;
  }
  @media print {
    display: none;
  }
`
