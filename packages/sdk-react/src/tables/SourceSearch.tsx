import { useWritten } from '../grid/model/useWritten'
import { TableSearch } from './TableSearch'

export interface SourceSearchProps {
  /** The search text. */
  value: string
  onChange: (value: string) => void
}

/** Search field of a list that the platform searches; the request is sent after a pause in typing. */
export function SourceSearch({ value, onChange }: SourceSearchProps) {
  const written = useWritten({ value, write: same, read: same, onChange })
  return <TableSearch value={written.draft} onChange={written.change} />
}

const same = (text: string) => text
