import { useFormats } from '../../language/useFormats'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { formatted, type DataColumn } from '../model/DataColumn'
import { filterOf, type FilterDraft } from './filterDrafts'
import { useGridMessages } from '../messages'

export interface FilterValueProps {
  draft: FilterDraft
  column: DataColumn<never>
  onChange: (draft: FilterDraft) => void
}

/** Field for the value of a filter: a choice of a few values, yes or no, else free text. */
export function FilterValue({ draft, column, onChange }: FilterValueProps) {
  const messages = useGridMessages()
  const formats = useFormats()

  if (draft.operator === 'in') return <Choices draft={draft} column={column} onChange={onChange} />
  if (column.kind === 'boolean')
    return (
      <select
        className="capstan-grid-input"
        aria-label={messages.filterValue}
        value={draft.text}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      >
        <option value="">{messages.all}</option>
        <option value="true">{messages.yes}</option>
        <option value="false">{messages.no}</option>
      </select>
    )
  return (
    <input
      className="capstan-grid-input"
      aria-label={messages.filterValue}
      aria-invalid={(draft.text.trim() !== '' && !filterOf(draft, column, formats)) || undefined}
      inputMode={column.kind === 'number' ? 'decimal' : undefined}
      value={draft.text}
      onChange={({ target }) => onChange({ ...draft, text: target.value })}
    />
  )
}

function Choices({ draft, column, onChange }: FilterValueProps) {
  const toggled = (option: string, isChosen: boolean) =>
    (column.options ?? []).filter((each) => (each === option ? isChosen : draft.values.includes(each)))

  return (
    <div className="capstan-grid-choices">
      {(column.options ?? []).map((option) => (
        <CheckboxField
          key={option}
          bare
          optional
          label={formatted(column, option)}
          value={draft.values.includes(option)}
          onChange={(isChosen) => onChange({ ...draft, values: toggled(option, isChosen) })}
        />
      ))}
    </div>
  )
}
