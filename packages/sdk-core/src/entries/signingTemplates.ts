// Signing templates at the provider, and the copies that are mapped to the data of a vendor.

export {
  hasChangedSinceCopy,
  isMappingOpen,
  notMapped,
  roleChoices,
  type MappedTemplate,
  type MappedTemplateParts,
  type MappingRole,
  type SentTemplateDocument,
  type SigningAccount,
  type SigningRole,
  type SigningTemplate,
  type SigningType,
  type ProvidedField,
  type TemplateContents,
  type TemplateDocument,
  type TemplateQuestionSet,
  type TestValue,
} from '../features/signingTemplates/SigningTemplate'
export {
  addTemplateQuestionSet,
  carryOverMapping,
  createMappedTemplate,
  removeTemplateQuestionSet,
  saveMappedTemplate,
  saveSigningRole,
  sendTemplateTest,
  syncSigningTemplates,
  type MappedTemplateChanges,
  type SigningRoleChanges,
} from '../features/signingTemplates/signingTemplateActions'
export {
  mappedTemplatePartsQuery,
  mappedTemplateQuery,
  mappedTemplatesQuery,
  mappingRolesQuery,
  signingAccountsQuery,
  signingTemplateQuery,
  signingTemplatesQuery,
  templateContentsQuery,
  templateDocumentQuery,
  testValuesQuery,
} from '../features/signingTemplates/signingTemplateQueries'
export {
  checkFit,
  unwritableCharacter,
  type FitFinding,
  type FitProblem,
} from '../features/signingTemplates/checkFit'
export {
  templateDifference,
  type TemplateChange,
  type TemplateChangeKind,
} from '../features/signingTemplates/templateDifference'
export {
  templatePaper,
  type FieldPlace,
  type TemplatePaper,
} from '../features/signingTemplates/templatePaper'
