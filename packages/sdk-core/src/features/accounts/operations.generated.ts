import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
export type UsersDataQueryVariables = Exact<{ [key: string]: never }>

export type UsersDataQuery = {
  __typename: 'Query'
  getUsersData: {
    __typename: 'UsersDatum'
    user: {
      __typename: 'User'
      id: string
      firstName: string
      lastName: string
      emails: Array<string | null>
    } | null
    account: {
      __typename: 'Account'
      id: string
      version: string
      name: string
      type: string
      slug: string | null
      setup: boolean
      email: string | null
      contactName: string | null
    } | null
    userAccount: {
      __typename: 'UsersAccount'
      version: string
      id: string
      role: string
      status: string
    } | null
  } | null
}

export type UsersAccountsQueryVariables = Exact<{ [key: string]: never }>

export type UsersAccountsQuery = {
  __typename: 'Query'
  getUsersData: {
    __typename: 'UsersDatum'
    user: {
      __typename: 'User'
      id: string
      firstName: string
      lastName: string
      emails: Array<string | null>
      pendingTermsOfService: {
        __typename: 'TermsOfService'
        id: string
        type: string
        agreement: string
        createdOn: string
      } | null
      usersAccountsByUserId: {
        __typename: 'UsersAccountsConnection'
        nodes: Array<{
          __typename: 'UsersAccount'
          id: string
          version: string
          role: string
          status: string
          accountByAccountId: {
            __typename: 'Account'
            id: string
            version: string
            name: string
            type: string
            slug: string | null
            setup: boolean
            email: string | null
            contactName: string | null
          } | null
        } | null>
      }
    } | null
  } | null
}

export type AccountQueryVariables = Exact<{
  id: string
}>

export type AccountQuery = {
  __typename: 'Query'
  accountById: {
    __typename: 'Account'
    id: string
    version: string
    legalName: string | null
    url: string | null
    twitterHandle: string | null
    supportEmail: string | null
    investorType: string | null
    taxShort: string | null
    formationDate: string | null
    createdOn: string
    name: string
    type: string
    slug: string | null
    setup: boolean
    email: string | null
    contactName: string | null
    addressesByAccountId: {
      __typename: 'AddressesConnection'
      nodes: Array<{
        __typename: 'Address'
        id: string
        version: string
        type: string
        lineOne: string
        lineTwo: string | null
        lineThree: string | null
        lineFour: string | null
        city: string
        province: string
        postalCode: string | null
        countryByCountryId: { __typename: 'Country'; id: number; name: string; alpha2: string } | null
      } | null>
    }
    partiesByAccountId: {
      __typename: 'PartiesConnection'
      nodes: Array<{
        __typename: 'Party'
        id: string
        role: string
        firstName: string
        lastName: string
        email: string
        usCitizen: boolean
        isPrimary: boolean
        allowLogin: boolean
        taxShort: string | null
        addressesByPartyId: {
          __typename: 'AddressesConnection'
          nodes: Array<{
            __typename: 'Address'
            id: string
            version: string
            type: string
            lineOne: string
            lineTwo: string | null
            lineThree: string | null
            lineFour: string | null
            city: string
            province: string
            postalCode: string | null
            countryByCountryId: { __typename: 'Country'; id: number; name: string; alpha2: string } | null
          } | null>
        }
      } | null>
    }
    countryByJurisdiction: { __typename: 'Country'; id: number; name: string; alpha2: string } | null
  } | null
}

export type AccountSummaryFragment = {
  __typename: 'Account'
  version: string
  id: string
  name: string
  type: string
  slug: string | null
  setup: boolean
  email: string | null
  contactName: string | null
}

export type AccountFieldsFragment = {
  __typename: 'Account'
  id: string
  version: string
  legalName: string | null
  url: string | null
  twitterHandle: string | null
  supportEmail: string | null
  investorType: string | null
  taxShort: string | null
  formationDate: string | null
  createdOn: string
  name: string
  type: string
  slug: string | null
  setup: boolean
  email: string | null
  contactName: string | null
  countryByJurisdiction: { __typename: 'Country'; id: number; name: string; alpha2: string } | null
}

export type AddressFieldsFragment = {
  __typename: 'Address'
  version: string
  id: string
  type: string
  lineOne: string
  lineTwo: string | null
  lineThree: string | null
  lineFour: string | null
  city: string
  province: string
  postalCode: string | null
  countryByCountryId: { __typename: 'Country'; id: number; name: string; alpha2: string } | null
}

export type PartyFieldsFragment = {
  __typename: 'Party'
  id: string
  role: string
  firstName: string
  lastName: string
  email: string
  usCitizen: boolean
  isPrimary: boolean
  allowLogin: boolean
  taxShort: string | null
  addressesByPartyId: {
    __typename: 'AddressesConnection'
    nodes: Array<{
      __typename: 'Address'
      id: string
      version: string
      type: string
      lineOne: string
      lineTwo: string | null
      lineThree: string | null
      lineFour: string | null
      city: string
      province: string
      postalCode: string | null
      countryByCountryId: { __typename: 'Country'; id: number; name: string; alpha2: string } | null
    } | null>
  }
}

export type MembershipFieldsFragment = {
  __typename: 'UsersAccount'
  version: string
  id: string
  role: string
  status: string
  accountByAccountId: {
    __typename: 'Account'
    id: string
    version: string
    name: string
    type: string
    slug: string | null
    setup: boolean
    email: string | null
    contactName: string | null
  } | null
}

export const UsersDataDocument =
  'query UsersData{__typename getUsersData{__typename user{__typename id firstName lastName emails}account{__typename id version ...AccountSummary}userAccount{__typename version id role status}}}fragment AccountSummary on Account{__typename version id name type slug setup email contactName}' as unknown as TypedDocument<
    UsersDataQuery,
    UsersDataQueryVariables
  >
export const UsersAccountsDocument =
  'query UsersAccounts{__typename getUsersData{__typename user{__typename id firstName lastName emails pendingTermsOfService{__typename id type agreement createdOn}usersAccountsByUserId{__typename nodes{__typename id version ...MembershipFields}}}}}fragment AccountSummary on Account{__typename version id name type slug setup email contactName}fragment MembershipFields on UsersAccount{__typename version id role status accountByAccountId{__typename id version ...AccountSummary}}' as unknown as TypedDocument<
    UsersAccountsQuery,
    UsersAccountsQueryVariables
  >
export const AccountDocument =
  'query Account($id:UUID!){__typename accountById(id:$id){__typename id version ...AccountFields addressesByAccountId{__typename nodes{__typename id version ...AddressFields}}partiesByAccountId{__typename nodes{__typename id ...PartyFields}}}}fragment AccountSummary on Account{__typename version id name type slug setup email contactName}fragment AccountFields on Account{__typename id version ...AccountSummary legalName url twitterHandle supportEmail investorType taxShort formationDate createdOn countryByJurisdiction{__typename id name alpha2}}fragment AddressFields on Address{__typename version id type lineOne lineTwo lineThree lineFour city province postalCode countryByCountryId{__typename id name alpha2}}fragment PartyFields on Party{__typename id role firstName lastName email usCitizen isPrimary allowLogin taxShort addressesByPartyId{__typename nodes{__typename id version ...AddressFields}}}' as unknown as TypedDocument<
    AccountQuery,
    AccountQueryVariables
  >
