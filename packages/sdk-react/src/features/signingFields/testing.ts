import type { SigningField } from '@capstan/sdk-core/signingFields'
import {
  aSigningField,
  fixtureIds,
  mappingFieldsAnswer,
  operations,
  signingFieldsAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'

const id = fixtureIds.nth

/** Fields of a document: one mapped to a figure, one to a text, one to nothing, and one of the provider. */
export const someFields: readonly SigningField[] = [
  aSigningField(),
  aSigningField({
    ...{ id: id(6252), name: 'Amount', order: 2, dataLabel: 'amount' },
    ...{ mapTo: 12, mappedTo: 'total_investment' },
  }),
  aSigningField({
    ...{ id: id(6253), name: 'Bank', role: 'Escrow', order: 3, dataLabel: 'bank' },
    ...{ mapTo: 1, mappedTo: 'static', value: 'Harbour Trust' },
  }),
  aSigningField({
    ...{ id: id(6254), name: 'Reference', role: 'Escrow', order: 4, dataLabel: 'ref' },
    ...{ mapTo: 14, mappedTo: 'template provided', isProviders: true },
  }),
]

/** Mocks all requests of a table of fields. */
export function mockFieldsApi(server: FakeServer, fields: readonly SigningField[] = someFields) {
  server.on(operations.SigningFields, () => signingFieldsAnswer(fields))
  server.on(operations.MappingFields, () => mappingFieldsAnswer())
}
