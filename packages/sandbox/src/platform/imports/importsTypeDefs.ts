import { gql } from 'postgraphile/utils'

/** What the imports take and answer; a preview is asked and answered like the import itself. */
export const importsTypeDefs = gql`
  """
  What an import found in its file.
  """
  type ImportReport {
    """
    Rows below the header, blank ones not counted.
    """
    rowCount: Int!
    """
    Rows that say the same as an earlier one.
    """
    duplicateCount: Int!
    """
    What is wrong, all in all.
    """
    problemCount: Int!
    """
    What is wrong with which rows: the first two hundred, in the order of the file.
    """
    problems: [ImportProblem!]!
    """
    What the numbers of the file add up to, by column, as decimal strings.
    """
    totals: JSON!
  }
  """
  What is wrong with one row of a file.
  """
  type ImportProblem {
    """
    Counted as a spreadsheet counts: the header is row 1.
    """
    row: Int!
    """
    The column; null when it is the row as a whole.
    """
    column: String
    message: String!
  }
  input BulkAllocationInput {
    clientMutationId: String
    """
    The name given to makeFileLocation, or the key of its fields.
    """
    fileName: String!
    """
    The allocation the investments belong to.
    """
    allocationId: UUID!
  }
  type BulkAllocationPayload {
    clientMutationId: String
    report: ImportReport
    query: Query
  }
  type PreviewBulkAllocationPayload {
    clientMutationId: String
    report: ImportReport
    query: Query
  }
  extend type Mutation {
    """
    Adds the investments of an uploaded CSV file (email, contactName, amount, price, paidInCapital, paidOn, note) to an
    allocation, all of them or none: \`import_invalid\` names the rows.
    """
    bulkAllocation(input: BulkAllocationInput!): BulkAllocationPayload
    """
    Tries what bulkAllocation would do, and writes nothing.
    """
    previewBulkAllocation(input: BulkAllocationInput!): PreviewBulkAllocationPayload
  }
`
