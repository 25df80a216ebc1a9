import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { newId } from '../../events/newId'
import { readImport, type ContactImport } from '../contacts/ContactImport'
import { createImportUpload, type ContactUpload } from '../contacts/contactUpload'
import { sendFileToImport } from '../contacts/importContacts'
import type { SendFileOptions } from '../documents/sendFile'
import {
  AllocationImportDocument,
  BulkAllocationDocument,
  PreviewBulkAllocationDocument,
  type AllocationImportQuery,
} from './operations.generated'

/** The URL of the example file for an import of investments. (ALLOC-034, CALL-079) */
export const allocationExample = '/api/v2/example/download/allocation-cap-table.csv'

const uploads = new WeakMap<Capstan, Map<string, ContactUpload>>()

/**
 * The upload of files of investments into an allocation: each is sent and checked, and nothing is written before
 * `confirmAllocationImport`. (ALLOC-035)
 */
export function allocationUploadOf(capstan: Capstan, allocationId: string): ContactUpload {
  const known = uploads.get(capstan) ?? new Map<string, ContactUpload>()
  uploads.set(capstan, known)
  const upload =
    known.get(allocationId) ??
    createImportUpload((file, options) => uploadInvestments(capstan, { allocationId, file }, options))
  known.set(allocationId, upload)
  return upload
}

/** Sends a CSV file of investments and has it checked. */
export async function uploadInvestments(
  capstan: Capstan,
  { allocationId, file }: { allocationId: string; file: File },
  options?: SendFileOptions,
): Promise<void> {
  const fileName = await sendFileToImport(capstan, file, options)
  await capstan.client.mutate(
    PreviewBulkAllocationDocument,
    { input: { fileName, allocationId } },
    { operation: 'previewBulkAllocation', idempotencyKey: newId() },
  )
}

/** Reads the latest import into an allocation that a person began and did not discard; `null` when there is none. */
export function allocationImportQuery(
  capstan: Capstan,
  about: { userId: string; allocationId: string },
): CapstanQuery<ContactImport | null, AllocationImportQuery> {
  return recordQuery(capstan, { document: AllocationImportDocument, variables: about, select: readLatest })
}

function readLatest({ allImports }: AllocationImportQuery): ContactImport | null {
  const found = rowsOf(allImports).find(({ status }) => status !== 'discarded')
  return found ? readImport(found) : null
}

/**
 * Adds the investments of a checked file, or continues an import that stopped. Rows with errors are left out when `leaveOutWrong`
 * is set; otherwise they stop the import. (CALL-070)
 *
 * @throws CapstanError `import_ended`, `offering_sold_out`, `allocation_stale`
 */
export async function confirmAllocationImport(
  capstan: Capstan,
  { allocationId, ...found }: Pick<ContactImport, 'id' | 'fileName'> & { allocationId: string },
  leaveOutWrong: boolean,
): Promise<ContactImport> {
  const { id: importId, fileName } = found
  const answer = await capstan.client.mutate(
    BulkAllocationDocument,
    { input: { importId, fileName, allocationId, leaveOutWrong } },
    { operation: 'bulkAllocation', idempotencyKey: newId(), once: `investments ${importId}` },
  )
  return readImport(orNotFound(answer.bulkAllocation?.import))
}
