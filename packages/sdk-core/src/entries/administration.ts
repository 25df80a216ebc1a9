// What administrators of the platform look after: people, the terms of service and the audit.

export {
  auditedChangesQuery,
  auditedOperationsQuery,
  operationOutcomes,
  type AuditAsked,
  type AuditedChange,
  type AuditedChanges,
  type AuditedOperation,
  type AuditedOperations,
  type OperationOutcome,
} from '../features/administration/auditLog'
export {
  endPersonSessions,
  personStatuses,
  platformPeopleQuery,
  platformPersonQuery,
  restorePerson,
  suspendPerson,
  type PeopleAsked,
  type PersonPlace,
  type PersonSession,
  type PersonStatus,
  type PersonSuspension,
  type PlatformPeople,
  type PlatformPerson,
  type WholePerson,
} from '../features/administration/people'
export {
  publishTerms,
  termsPeopleQuery,
  termsTextQuery,
  termsVersionsQuery,
  withdrawTerms,
  type NewTerms,
  type TermsPeople,
  type TermsPeopleAsked,
  type TermsPerson,
  type TermsText,
  type TermsVersion,
} from '../features/administration/termsVersions'
