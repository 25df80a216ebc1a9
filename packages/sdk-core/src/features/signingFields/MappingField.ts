/** A value that a field of a document can be filled with. */
export interface MappingField {
  id: number
  /** Its name: `investor_name`; `static` and `custom` take the field's own value. */
  field: string
  description: string
  /** Only the provider fills a field with it. */
  isProviderOnly: boolean
}

const ofTheProvider = ['error', 'not supported', 'template provided']

/** Returns the values that a user may map a field to: all except those reserved for the provider. */
export function fieldChoices(mappingFields: readonly MappingField[]): readonly MappingField[] {
  return mappingFields.filter(
    ({ field, isProviderOnly }) => !isProviderOnly && !ofTheProvider.includes(field),
  )
}

/** Returns true when a field with this mapping needs a value of its own. */
export function needsValue(mappedTo: string | null | undefined): mappedTo is 'static' | 'custom' {
  return mappedTo === 'static' || mappedTo === 'custom'
}
