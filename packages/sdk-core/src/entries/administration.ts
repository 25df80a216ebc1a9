// What administrators of the platform look after: the terms of service.

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
