/** A row of a generic form: at rest, being saved, being deleted, or refused. */
export type FormRow =
  { status: 'default' } | { status: 'create' } | { status: 'delete' } | { status: 'error'; message: string }

/** A row edited in its place: read, edited, or waiting for the platform. */
export type InlineRow = { status: 'read' | 'edit' | 'create' | 'delete' }

export type FormRowEvent = { type: 'create' | 'delete' | 'succeeded' } | { type: 'failed'; message: string }

export type InlineRowEvent = { type: 'edit' | 'cancel' | 'create' | 'delete' | 'succeeded' | 'failed' }

/** The row after an event. While it waits, only the platform's answer counts. */
export function formRow(row: FormRow, event: FormRowEvent): FormRow {
  const isWaiting = row.status === 'create' || row.status === 'delete'
  if (event.type === 'failed') return isWaiting ? { status: 'error', message: event.message } : row
  if (event.type === 'succeeded') return isWaiting ? { status: 'default' } : row
  return isWaiting ? row : { status: event.type }
}

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
