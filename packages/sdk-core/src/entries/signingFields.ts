// The fields of a document, and the data that fills each of them.

export { fieldChoices, needsValue, type MappingField } from '../features/signingFields/MappingField'
export { mappingFieldsQuery } from '../features/signingFields/mappingFieldsQuery'
export { saveSigningField, type SigningFieldChanges } from '../features/signingFields/saveSigningField'
export type { SigningField } from '../features/signingFields/SigningField'
export { signingFieldsQuery } from '../features/signingFields/signingFieldsQuery'
