/** An import that waits to be checked or written. */
export interface WaitingImport {
  id: string
  file_id: string
  /** The allocation of its investments; null for a file of contacts. */
  allocation_id: string | null
  status: string
}

/** A column of a file to import. */
export interface ImportColumn {
  name: string
  /** Every row has a value in it. */
  isRequired: boolean
}

/** The columns of the file that an import reads; the database checks the values. */
export interface Importer {
  columns: readonly ImportColumn[]
}

const required = (name: string): ImportColumn => ({ name, isRequired: true })
const optional = (name: string): ImportColumn => ({ name, isRequired: false })

/** A vendor's contacts. */
export const customersImporter: Importer = {
  columns: [required('name'), required('email')],
}

/** Investments of an allocation that were made elsewhere. */
export const allocationImporter: Importer = {
  columns: [
    ...['email', 'contactName', 'amount'].map(required),
    ...['price', 'paidInCapital', 'paidOn', 'note'].map(optional),
  ],
}

/** Returns the importer of a waiting import. */
export const importerOf = ({
  allocation_id: allocationId,
}: Pick<WaitingImport, 'allocation_id'>): Importer =>
  allocationId === null ? customersImporter : allocationImporter
