import { SearchBox } from '../ui/fields/text/SearchBox'
import { useTablesMessages } from './messages'

export interface TableSearchProps {
  /** The typed text. */
  value: string
  onChange: (value: string) => void
}

/** Search field of a small table: pass its value to the table, too. */
export function TableSearch({ value, onChange }: TableSearchProps) {
  const { search } = useTablesMessages()

  return (
    <SearchBox
      aria-label={search}
      placeholder={search}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
