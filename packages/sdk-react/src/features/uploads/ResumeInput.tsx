import { fileProblem } from '@capstan/sdk-core/documents'
import type { OwnedDocument, Uploads } from '@capstan/sdk-core/uploads'
import { useRef, type RefObject } from 'react'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { useUploadProblem } from './useUploadProblem'

interface Resume {
  input: RefObject<HTMLInputElement | null>
  /** Opens the file dialog for a document with an upload that stopped, in another tab or before a reload. */
  ask: (document: OwnedDocument) => void
  onChosen: (file: File) => void
}

/** Sends the file of a document of before: the page no longer has it, so it is requested. */
export function useResume(uploads: Uploads | undefined): Resume {
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef<OwnedDocument>(undefined)
  const snackbar = useSnackbar()
  const problemText = useUploadProblem()

  return {
    input,
    ask(document) {
      asked.current = document
      if (!input.current) return
      input.current.accept = `.${document.extension}`
      input.current.click()
    },
    onChosen(file) {
      const document = asked.current
      if (!document) return
      const problem = fileProblem(file, [`.${document.extension}`])
      if (problem) snackbar.show(problemText(problem), { tone: 'danger' })
      else uploads?.resume(document, file)
    },
  }
}

/** File input of the browser. */
export function ResumeInput({ input, onChosen }: Resume) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      className="capstan-resume"
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onChosen(file)
        target.value = ''
      }}
    />
  )
}
