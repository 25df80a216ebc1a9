import { SearchBox } from '../ui/fields/SearchBox'
import { useTablesMessages } from './messages'

export interface TableSearchProps {
  /** What was typed. */
  value: string
  onChange: (value: string) => void
}

/** What a small table is searched by: give the table its value, too. */
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
