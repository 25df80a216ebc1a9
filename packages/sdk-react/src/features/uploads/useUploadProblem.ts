import { useMessages } from '../../provider/useMessages'
import { uploadsMessages } from './messages'

/** Returns the reason why an upload failed, or why a file need not be sent. (UPLOAD-003, UPLOAD-004) */
export function useUploadProblem(): (code: string, message?: string) => string {
  const messages = useMessages('uploads', uploadsMessages)
  const texts: Readonly<Record<string, string>> = {
    too_large: messages.tooLarge,
    file_type_not_allowed: messages.typeNotAllowed,
    type: messages.typeNotAllowed,
    empty: messages.isEmpty,
    file_empty: messages.isEmpty,
    not_allowed: messages.notAllowed,
    file_content_differs: messages.contentDiffers,
    pdf_damaged: messages.pdfDamaged,
    pdf_encrypted: messages.pdfEncrypted,
    pdf_form_only: messages.pdfFormOnly,
    upload_quota: messages.noRoom,
    upload_expired: messages.tryAgain,
    upload_used: messages.tryAgain,
  }
  return (code, message) => texts[code] ?? message ?? messages.unknownError
}
