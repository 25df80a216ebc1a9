import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { newId } from '../../events/newId'
import { sendFile, type FileLocation, type SendFileOptions } from '../documents/sendFile'
import { readImport, type ContactImport, type ImportedRow } from './ContactImport'
import {
  BulkCustomersDocument,
  DiscardImportDocument,
  MakeFileLocationDocument,
  MendImportRowDocument,
  PreviewBulkCustomersDocument,
} from './operations.generated'

/** Path of the example file for an import of contacts. (CONTACT-005, CALL-058) */
export const contactsExample = '/api/v2/example/download/contacts.csv'

const submission = (operation: string) => ({ operation, idempotencyKey: newId() })

/** Sends a CSV file of contacts and has it checked: nothing is written before `confirmImport`. (UPLOAD-008, CALL-057) */
export async function uploadContacts(
  capstan: Capstan,
  file: File,
  options: SendFileOptions = {},
): Promise<ContactImport> {
  const fileName = await sendFileToImport(capstan, file, options)
  const answer = await capstan.client.mutate(
    PreviewBulkCustomersDocument,
    { input: { fileName } },
    submission('previewBulkCustomers'),
  )
  return readImport(orNotFound(answer.previewBulkCustomers?.import))
}

/** Sends a file to import, and returns the name by which the platform knows it. */
export async function sendFileToImport(
  capstan: Capstan,
  file: File,
  options: SendFileOptions = {},
): Promise<string> {
  const located = await capstan.client.mutate(
    MakeFileLocationDocument,
    { input: { fileName: file.name } },
    submission('makeFileLocation'),
  )
  const { url, fields } = orNotFound(located.makeFileLocation?.uploadInfo)
  const location = { url: orNotFound(url), fields: orNotFound(fields) as FileLocation['fields'] } // names and texts
  await sendFile(location, file, options)
  return location.fields.key ?? file.name
}

/**
 * Adds the contacts of a checked file. Rows with errors are left out when `leaveOutWrong` is set; otherwise they stop the import.
 * An import that is being written, or has been, is returned unchanged.
 *
 * @throws CapstanError `import_ended` when it was cancelled
 */
export async function confirmImport(
  capstan: Capstan,
  { id: importId, fileName }: Pick<ContactImport, 'id' | 'fileName'>,
  leaveOutWrong: boolean,
): Promise<ContactImport> {
  const answer = await capstan.client.mutate(
    BulkCustomersDocument,
    { input: { importId, fileName, leaveOutWrong } },
    { ...submission('bulkCustomers'), once: `import ${importId}` },
  )
  return readImport(orNotFound(answer.bulkCustomers?.import))
}

/** Corrects a row with an error, and returns its new state. */
export async function mendImportRow(
  capstan: Capstan,
  { id, name, email }: Pick<ImportedRow, 'id' | 'name' | 'email'>,
  request?: { idempotencyKey: string },
): Promise<ImportedRow> {
  const answer = await capstan.client.mutate(
    MendImportRowDocument,
    { input: { id, name, email } },
    { ...submission('mendImportRow'), ...request },
  )
  return orNotFound(answer.mendImportRow?.importRow)
}

/** Drops a file that is not written; nothing of it stays. */
export async function discardImport(capstan: Capstan, { id }: Pick<ContactImport, 'id'>): Promise<void> {
  await capstan.client.mutate(DiscardImportDocument, { input: { id } }, submission('discardImport'))
}
