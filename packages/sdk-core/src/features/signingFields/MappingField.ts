/** What a field of a document can be filled with. */
export interface MappingField {
  id: number
  /** Its name: `investor_name`; `static` and `custom` take the field's own value. */
  field: string
  description: string
  /** Only the provider fills a field with it. */
  isProviderOnly: boolean
}

const ofTheProvider = ['error', 'not supported', 'template provided']

/** What a person may map a field to: all but what is the provider's alone. */
export function fieldChoices(mappingFields: readonly MappingField[]): readonly MappingField[] {
  return mappingFields.filter(
    ({ field, isProviderOnly }) => !isProviderOnly && !ofTheProvider.includes(field),
  )
}

/** Whether a field that is mapped so has a value of its own, which it needs then. */
export function needsValue(mappedTo: string | null | undefined): mappedTo is 'static' | 'custom' {
  return mappedTo === 'static' || mappedTo === 'custom'
}
