/** The English messages of the setup form for invalid answers. A partner's catalogue may replace them. */
export const setupFieldMessages = {
  typeRequired: 'Investor type is required.',
  accountNameRequired: 'Account name is required.',
  taxIdRequired: 'Tax ID is required. If not applicable, enter 000',
  taxIdInvalid: 'Enter the nine digits of the tax ID. If not applicable, enter 000',
  formationDateRequired: 'Formation date is required.',
  formationDateFuture: 'Formation date cannot be in the future.',
  dateExecutedRequired: 'Date executed is required.',
  dateExecutedFuture: 'Date executed cannot be in the future.',
  custodianLong: 'The name of the custodian may have 200 characters.',
  dateOfBirthRequired: 'Date of birth is required.',
  dateOfBirthFuture: 'Date of birth cannot be in the future.',
  dateOfBirthMinor: 'A person must be at least 18 years old.',
  dateInvalid: 'Enter a date as MM/DD/YYYY.',
  countryRequired: 'Country is required',
  cityRequired: 'City is required.',
  provinceRequired: 'State/Province is required.',
  lineOneRequired: 'Street address is required.',
  postalCodeRequired: 'Postal code is required, enter N/A if not applicable.',
  firstNameRequired: 'First name is required.',
  lastNameRequired: 'Last name is required.',
  emailRequired: 'Email is required.',
  emailInvalid: 'Enter an email address, for example name@example.com.',
  usCitizenRequired: 'Please answer yes or no.',
  attestationRequired: 'Please accept the attestation to proceed.',
} as const

export type SetupFieldMessages = Readonly<Record<keyof typeof setupFieldMessages, string>>
