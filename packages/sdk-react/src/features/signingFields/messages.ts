import type { Spoken } from '../../language/Messages'

/** Messages of the fields of a document. Exact texts of the specification are the defaults. @public */
export const signingFieldsMessages = {
  /** (PAY-014) */
  title: 'Fields',
  none: 'No fields found.',
  roleName: 'Role Name',
  name: 'Name',
  mapTo: 'Map to',
  value: 'Value',
  dataLabel: 'Data label',
  aboutDataLabels: 'About data labels',
  dataLabelExplained: 'Fields sharing a data label and template change the same value in the sent document.',
  nameRequired: 'Name is required.',
  valueRequired: {
    static: 'Value required for static field.',
    custom: 'Value required for custom field.',
  },
  valueTooLong: 'A value has at most 1,000 characters.',
  customHint: 'Write names of fields in double braces, such as {{investor_name}}.',
  /** By the platform's names, which are used for fields without a message. */
  mappings: {
    static: 'Static',
    custom: 'Custom',
    investor_name: 'Investor name',
    investor_email: 'Investor email',
    investor_type: 'Investor type',
    issuer_name: 'Issuer name',
    seller_name: 'Seller name',
    asset_name: 'Asset name',
    round_name: 'Round name',
    units: 'Units',
    price_per_unit: 'Price per unit (USD)',
    total_investment: 'Total investment (USD)',
    signing_date: 'Signing date',
    'template provided': 'Template provided',
    'not supported': 'Not supported',
    error: 'Error',
  },
  locked: 'The mapping is complete: its fields can no longer be changed.',
  deleted: 'This template has been deleted: its fields can no longer be changed.',
  notAllowed: 'Operation not allowed',
}

/** Messages of the fields of a document that a partner may replace. @public */
export type SigningFieldsMessages = Spoken<typeof signingFieldsMessages>
