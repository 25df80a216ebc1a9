import { useWritten } from '../grid/model/useWritten'
import { TableSearch } from './TableSearch'

export interface SourceSearchProps {
  /** What is searched for. */
  value: string
  onChange: (value: string) => void
}

/** What a list of the platform is searched by: it is asked after a pause in typing. */
export function SourceSearch({ value, onChange }: SourceSearchProps) {
  const written = useWritten({ value, write: same, read: same, onChange })
  return <TableSearch value={written.draft} onChange={written.change} />
}

const same = (text: string) => text
