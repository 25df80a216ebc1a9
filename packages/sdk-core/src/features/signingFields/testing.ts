import { fixtureIds } from '../../testing/fixtureIds'
import type { MappingField } from './MappingField'
import type {
  MappingFieldsQuery,
  SigningFieldFactsFragment,
  SigningFieldsQuery,
} from './operations.generated'
import type { SigningField } from './SigningField'

/** Example values that fields can be filled with. */
export const someMappingFields: readonly MappingField[] = [
  mappingField(1, 'static', 'The same text in every document'),
  mappingField(2, 'custom', 'A text with names of fields in it, such as {{investor_name}}'),
  mappingField(3, 'investor_name', 'Name of the investor account'),
  mappingField(12, 'total_investment', 'Units times price (USD)'),
  mappingField(6, 'issuer_name', 'Name of the issuer'),
  { ...mappingField(14, 'template provided', 'Filled in by the signing provider'), isProviderOnly: true },
]

function mappingField(id: number, field: string, description: string): MappingField {
  return { id, field, description, isProviderOnly: false }
}

/** Returns an example field that is not mapped yet. */
export function aSigningField(changes: Partial<SigningField> = {}): SigningField {
  return {
    ...{ id: fixtureIds.nth(6251), version: '1', name: 'Name of the payer', role: 'Payer', order: 1 },
    ...{ mapTo: null, mappedTo: null, value: null, dataLabel: 'payer', isProviders: false },
    ...changes,
  }
}

/** The answer of `SigningFields` that reads as these. */
export function signingFieldsAnswer(fields: readonly SigningField[]): SigningFieldsQuery {
  const nodes = fields.map(signingFieldRow)
  return { __typename: 'Query', allSigningFields: { __typename: 'SigningFieldsConnection', nodes } }
}

/** A field as the platform answers it. */
export function signingFieldRow(field: SigningField): SigningFieldFactsFragment {
  const { role, mapTo, mappedTo, dataLabel, isProviders, ...facts } = field
  return {
    ...{ __typename: 'SigningField', ...facts, valueVariable: dataLabel },
    role: { __typename: 'SigningRole', version: '1', id: `role ${role}`, name: role },
    mapTo:
      mapTo === null
        ? null
        : { __typename: 'MappingField', id: mapTo, field: mappedTo ?? '', isProviderOnly: isProviders },
  }
}

/** The answer of `MappingFields` that reads as these. */
export function mappingFieldsAnswer(fields: readonly MappingField[] = someMappingFields): MappingFieldsQuery {
  const nodes = fields.map((field) => ({ __typename: 'MappingField' as const, ...field }))
  return { __typename: 'Query', allMappingFields: { __typename: 'MappingFieldsConnection', nodes } }
}
