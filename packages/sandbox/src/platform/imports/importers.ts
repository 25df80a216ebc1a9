import type { WaitingImport } from './keepImporting.ts'

/** A column of a file to import. */
export interface ImportColumn {
  name: string
  /** Every row has a value in it. */
  isRequired: boolean
}

/** What kind of file an import reads; what its rows have to say, the database knows. */
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

/** What an import that waits reads. */
export const importerOf = ({
  allocation_id: allocationId,
}: Pick<WaitingImport, 'allocation_id'>): Importer =>
  allocationId === null ? customersImporter : allocationImporter
