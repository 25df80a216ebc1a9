/** A column of a file to import. */
export interface ImportColumn {
  name: string
  /** Every row has a value in it. */
  isRequired: boolean
  /** Its values are added up in the report. */
  isSummed?: boolean
}

/** What kind of file an import reads. */
export interface Importer {
  /** The operation of the role matrix; `preview_` in front names that of the preview. */
  operation: string
  columns: readonly ImportColumn[]
  /** Rows that say the same as an earlier one are told of by whoever takes them, and are no problem of the file. */
  mayRepeat?: boolean
}

const required = (name: string): ImportColumn => ({ name, isRequired: true })
const optional = (name: string): ImportColumn => ({ name, isRequired: false })

/** A vendor's contacts. */
export const customersImporter: Importer = {
  operation: 'bulk_customers',
  // Whoever takes them says what is missing in a row.
  columns: [required('name'), required('email')],
  mayRepeat: true,
}

/** Investments of an allocation that were made elsewhere. */
export const allocationImporter: Importer = {
  operation: 'bulk_allocation',
  columns: [
    required('email'),
    required('contactName'),
    { ...required('amount'), isSummed: true },
    optional('price'),
    { ...optional('paidInCapital'), isSummed: true },
    optional('paidOn'),
    optional('note'),
  ],
}

/** Those that a request tries and writes by itself. */
export const importers = { allocation: allocationImporter }
export type ImporterName = keyof typeof importers
