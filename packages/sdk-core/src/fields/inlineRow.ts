/** A row edited in its place: read, edited, or waiting for the platform. */
export type InlineRow = { status: 'read' | 'edit' | 'create' | 'delete' }

export type InlineRowEvent = { type: 'edit' | 'cancel' | 'create' | 'delete' | 'succeeded' | 'failed' }

/** The row after an event: submitting or cancelling returns to read; a refusal to where it was. */
export function inlineRow(row: InlineRow, { type }: InlineRowEvent): InlineRow {
  switch (row.status) {
    case 'read':
      return type === 'edit' || type === 'delete' ? { status: type } : row
    case 'edit':
      return type === 'create' ? { status: 'create' } : type === 'cancel' ? { status: 'read' } : row
    case 'create':
      return type === 'succeeded' ? { status: 'read' } : type === 'failed' ? { status: 'edit' } : row
    case 'delete':
      return type === 'succeeded' || type === 'failed' ? { status: 'read' } : row
  }
}
