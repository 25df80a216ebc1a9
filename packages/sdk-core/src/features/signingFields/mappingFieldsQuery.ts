import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import type { MappingField } from './MappingField'
import { MappingFieldsDocument, type MappingFieldsQuery } from './operations.generated'

/** Everything that a field can be filled with, in the platform's order. */
export function mappingFieldsQuery(
  capstan: Capstan,
): CapstanQuery<readonly MappingField[], MappingFieldsQuery> {
  return recordQuery(capstan, {
    document: MappingFieldsDocument,
    variables: {},
    select: readMappingFields,
  })
}

function readMappingFields({ allMappingFields }: MappingFieldsQuery): readonly MappingField[] {
  return rowsOf(allMappingFields).map(({ id, field, description, isProviderOnly }) => ({
    ...{ id, field, description, isProviderOnly },
  }))
}
