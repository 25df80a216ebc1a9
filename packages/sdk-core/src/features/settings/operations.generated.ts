import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type AccountCardQueryVariables = Exact<{
  id: string;
}>;


export type AccountCardQuery = { __typename: 'Query', accountById: { __typename: 'Account', id: string, version: string, type: string, slug: string | null, setup: boolean, investorType: string | null, taxShort: string | null, name: string, email: string | null, contactName: string | null, url: string | null, supportEmail: string | null, twitterHandle: string | null, custodian: string | null, addressesByAccountId: { __typename: 'AddressesConnection', nodes: Array<{ __typename: 'Address', id: string, version: string, type: string, lineOne: string, lineTwo: string | null, lineThree: string | null, lineFour: string | null, city: string, province: string, postalCode: string | null, countryByCountryId: { __typename: 'Country', id: number, name: string, alpha2: string } | null } | null> }, partiesByAccountId: { __typename: 'PartiesConnection', nodes: Array<{ __typename: 'Party', id: string, version: string, role: string, firstName: string, lastName: string, usCitizen: boolean, isPrimary: boolean, allowLogin: boolean, dateOfBirth: string, taxShort: string | null } | null> } } | null, vendorDefaultEmailPreferenceByAccountId: { __typename: 'VendorDefaultEmailPreference', id: string, version: string, sendDistribution: boolean } | null };

export type UpdateAccountCardMutationVariables = Exact<{
  input: Types.UpdateAccountByIdInput;
}>;


export type UpdateAccountCardMutation = { __typename: 'Mutation', updateAccountById: { __typename: 'UpdateAccountPayload', account: { __typename: 'Account', id: string, version: string, name: string, email: string | null, contactName: string | null, url: string | null, supportEmail: string | null, twitterHandle: string | null, custodian: string | null } | null } | null };

export type CreateAddressMutationVariables = Exact<{
  input: Types.CreateAddressInput;
}>;


export type CreateAddressMutation = { __typename: 'Mutation', createAddress: { __typename: 'CreateAddressPayload', address: { __typename: 'Address', id: string, version: string, type: string, lineOne: string, lineTwo: string | null, lineThree: string | null, lineFour: string | null, city: string, province: string, postalCode: string | null, countryByCountryId: { __typename: 'Country', id: number, name: string, alpha2: string } | null } | null } | null };

export type UpdateAddressMutationVariables = Exact<{
  input: Types.UpdateAddressByIdInput;
}>;


export type UpdateAddressMutation = { __typename: 'Mutation', updateAddressById: { __typename: 'UpdateAddressPayload', address: { __typename: 'Address', id: string, version: string, type: string, lineOne: string, lineTwo: string | null, lineThree: string | null, lineFour: string | null, city: string, province: string, postalCode: string | null, countryByCountryId: { __typename: 'Country', id: number, name: string, alpha2: string } | null } | null } | null };

export type UpdateEmailPreferenceMutationVariables = Exact<{
  input: Types.UpdateVendorDefaultEmailPreferenceByIdInput;
}>;


export type UpdateEmailPreferenceMutation = { __typename: 'Mutation', updateVendorDefaultEmailPreferenceById: { __typename: 'UpdateVendorDefaultEmailPreferencePayload', vendorDefaultEmailPreference: { __typename: 'VendorDefaultEmailPreference', id: string, version: string, sendDistribution: boolean } | null } | null };

export type AccountCardFactsFragment = { __typename: 'Account', version: string, id: string, name: string, email: string | null, contactName: string | null, url: string | null, supportEmail: string | null, twitterHandle: string | null, custodian: string | null };

export type CardAddressFragment = { __typename: 'Address', version: string, id: string, type: string, lineOne: string, lineTwo: string | null, lineThree: string | null, lineFour: string | null, city: string, province: string, postalCode: string | null, countryByCountryId: { __typename: 'Country', id: number, name: string, alpha2: string } | null };

export type CardPartyFragment = { __typename: 'Party', version: string, id: string, role: string, firstName: string, lastName: string, usCitizen: boolean, isPrimary: boolean, allowLogin: boolean, dateOfBirth: string, taxShort: string | null };

export type EmailPreferenceFragment = { __typename: 'VendorDefaultEmailPreference', version: string, id: string, sendDistribution: boolean };

export type AddEmailAddressMutationVariables = Exact<{
  input: Types.AddEmailAddressInput;
}>;


export type AddEmailAddressMutation = { __typename: 'Mutation', addEmailAddress: { __typename: 'AddEmailAddressPayload' } | null };

export type RemoveEmailAddressMutationVariables = Exact<{
  input: Types.RemoveEmailAddressInput;
}>;


export type RemoveEmailAddressMutation = { __typename: 'Mutation', removeEmailAddress: { __typename: 'RemoveEmailAddressPayload' } | null };

export const AccountCardDocument = { shown: [{"table":"accounts","by":"id"},{"table":"addresses"},{"table":"parties"},{"table":"vendor_default_email_preferences"}], toString: () => 'query AccountCard($id:UUID!){__typename accountById(id:$id){__typename id version ...AccountCardFacts type slug setup investorType taxShort addressesByAccountId(first:2){__typename nodes{__typename id version ...CardAddress}}partiesByAccountId(first:50){__typename nodes{__typename id version ...CardParty}}}vendorDefaultEmailPreferenceByAccountId(accountId:$id){__typename id version ...EmailPreference}}fragment AccountCardFacts on Account{__typename version id name email contactName url supportEmail twitterHandle custodian}fragment CardAddress on Address{__typename version id type lineOne lineTwo lineThree lineFour city province postalCode countryByCountryId{__typename id name alpha2}}fragment CardParty on Party{__typename version id role firstName lastName usCitizen isPrimary allowLogin dateOfBirth taxShort}fragment EmailPreference on VendorDefaultEmailPreference{__typename version id sendDistribution}' } as unknown as TypedDocument<AccountCardQuery, AccountCardQueryVariables>;
export const UpdateAccountCardDocument = { effects: {"updateAccountById.account":"mutated"}, toString: () => 'mutation UpdateAccountCard($input:UpdateAccountByIdInput!){__typename updateAccountById(input:$input){__typename account{__typename id version ...AccountCardFacts}}}fragment AccountCardFacts on Account{__typename version id name email contactName url supportEmail twitterHandle custodian}' } as unknown as TypedDocument<UpdateAccountCardMutation, UpdateAccountCardMutationVariables>;
export const CreateAddressDocument = { effects: {"createAddress.address":"created"}, toString: () => 'mutation CreateAddress($input:CreateAddressInput!){__typename createAddress(input:$input){__typename address{__typename id version ...CardAddress}}}fragment CardAddress on Address{__typename version id type lineOne lineTwo lineThree lineFour city province postalCode countryByCountryId{__typename id name alpha2}}' } as unknown as TypedDocument<CreateAddressMutation, CreateAddressMutationVariables>;
export const UpdateAddressDocument = { effects: {"updateAddressById.address":"mutated"}, toString: () => 'mutation UpdateAddress($input:UpdateAddressByIdInput!){__typename updateAddressById(input:$input){__typename address{__typename id version ...CardAddress}}}fragment CardAddress on Address{__typename version id type lineOne lineTwo lineThree lineFour city province postalCode countryByCountryId{__typename id name alpha2}}' } as unknown as TypedDocument<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const UpdateEmailPreferenceDocument = { effects: {"updateVendorDefaultEmailPreferenceById.vendorDefaultEmailPreference":"mutated"}, toString: () => 'mutation UpdateEmailPreference($input:UpdateVendorDefaultEmailPreferenceByIdInput!){__typename updateVendorDefaultEmailPreferenceById(input:$input){__typename vendorDefaultEmailPreference{__typename id version ...EmailPreference}}}fragment EmailPreference on VendorDefaultEmailPreference{__typename version id sendDistribution}' } as unknown as TypedDocument<UpdateEmailPreferenceMutation, UpdateEmailPreferenceMutationVariables>;
export const AddEmailAddressDocument = { effects: {}, toString: () => 'mutation AddEmailAddress($input:AddEmailAddressInput!){__typename addEmailAddress(input:$input){__typename}}' } as unknown as TypedDocument<AddEmailAddressMutation, AddEmailAddressMutationVariables>;
export const RemoveEmailAddressDocument = { effects: {}, toString: () => 'mutation RemoveEmailAddress($input:RemoveEmailAddressInput!){__typename removeEmailAddress(input:$input){__typename}}' } as unknown as TypedDocument<RemoveEmailAddressMutation, RemoveEmailAddressMutationVariables>;