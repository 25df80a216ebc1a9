import { useMessages } from '../../provider/useMessages'
import { uploadsMessages } from './messages'

/** What is said of an upload that failed, or of a file that need not be sent. (UPLOAD-003, UPLOAD-004) */
export function useUploadProblem(): (code: string) => string {
  const messages = useMessages('uploads', uploadsMessages)
  const texts: Readonly<Record<string, string>> = {
    too_large: messages.tooLarge,
    file_type_not_allowed: messages.typeNotAllowed,
    type: messages.typeNotAllowed,
    empty: messages.isEmpty,
    not_allowed: messages.notAllowed,
  }
  return (code) => texts[code] ?? messages.unknownError
}
