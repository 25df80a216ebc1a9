/** A field of a template as the signing provider describes it. */
interface ProviderField {
  name: string
  label: string
  role: string
  /** text unless said otherwise; signature, initials, date and checkbox are the provider's own. */
  kind?: string
}

/** A template as the signing provider keeps it. */
export interface ProviderTemplate {
  key: string
  name: string
  description: string
  /** Days since the provider last changed it. */
  age: number
  contents: {
    roles: { name: string; type?: 'copy' }[]
    documents: { name: string; text: string[]; fields: ProviderField[] }[]
  }
}

const investorBlock: ProviderField[] = [
  { name: 'Investor name', label: 'investor_name', role: 'Investor' },
  { name: 'Investor signature', label: 'investor_signature', role: 'Investor', kind: 'signature' },
  { name: 'Date signed', label: 'date_signed', role: 'Investor', kind: 'date' },
]

/** Long enough that one has to turn its pages; initials stand where the Investor gives its word. */
const partnershipText = [
  '# 1. Subscription',
  '{{investor_name}} (the “Investor”) subscribes for {{units}} units of {{asset_name}}, issued by {{issuer_name}} (the “Fund”), at a price of ${{price}} a unit, {{total}} US dollars in all.',
  'The subscription is made on the terms of the limited partnership agreement of the Fund, which the Investor has received, and of which this agreement becomes a part once it is accepted.',
  'The price is due in one amount, by wire from an account in the name of the Investor, within ten business days of the day on which this agreement is signed.',
  '# 2. Acceptance',
  'The subscription binds the Fund once it has accepted it. Until then the Fund may refuse it in whole or in part, without giving a reason, and returns what was paid for the part that it refuses, without interest.',
  'The Investor may withdraw its subscription for as long as it has not signed. Once it has signed, the subscription may be withdrawn only with the consent of the Fund.',
  'If the offering is ended before the subscription is accepted, this agreement ends with it, and what was paid is returned.',
  '# 3. Capital calls',
  'The Fund may call further capital from the Investor up to the amount of its commitment, and not beyond it. A call names its amount, its purpose and the day on which it is due, and is sent at least fifteen days before that day.',
  'An Investor that does not pay a call when it is due owes interest on it at eight percent a year. After thirty more days the Fund may reduce the Investor’s units in proportion to what it has paid.',
  'What the Fund has called and not used within ninety days it returns, and may call again.',
  '# 4. Distributions',
  'Distributions are made first to the partners in proportion to what they have paid in, until each has received it back; then to the partners until each has received a preferred return of six percent a year; then eighty percent to the partners and twenty percent to the general partner.',
  'The general partner decides when a distribution is made. Nothing in this agreement promises one.',
  '# 5. Fees',
  'The Fund pays the general partner a yearly fee of one and a half percent of the commitments, in four parts, at the beginning of each quarter. The Fund bears the costs of its organization up to half a percent of the commitments.',
  'A fee that a company of the Fund pays to the general partner is deducted from the yearly fee.',
  '# 6. Representations of the Investor',
  '6.1 The Investor has read the offering memorandum, had the chance to ask the Fund and the seller about it, and relies on no other statement in deciding to subscribe.',
  '6.2 The Investor is an accredited investor within the meaning of Rule 501(a), and has given true and complete answers to the qualification questions that are a part of this agreement.',
  '6.3 The Investor understands that the units have not been registered, may not be resold without registration or an exemption, and may lose their whole value.',
  '6.4 The Investor buys for its own account, with its own money, and not to resell. It can bear the loss of the whole amount.',
  'The Investor confirms the representations of this article with its initials.',
  '{{initials}}',
  '# 7. Transfers',
  'The Investor may transfer its units only with the written consent of the general partner, which may be refused for any reason, and only to a person that gives the representations of article 6.',
  'A transfer that is made without consent does not bind the Fund, and the recipient of the units has no right to vote or to distributions.',
  '# 8. Reports',
  'The Fund sends the Investor its accounts within one hundred and twenty days after the end of each year, a report after each quarter, and what the Investor needs for its taxes as soon as it is known.',
  'What the Fund sends is confidential. The Investor shows it to its advisers only, and to whom the law says it must.',
  '# 9. Liability',
  'The Investor is liable for its commitment and for nothing beyond it. The general partner is liable for gross negligence and for what it does on purpose.',
  'Who acted for the Fund in good faith is held harmless out of the assets of the Fund.',
  '# 10. Notices',
  'Notices are given in writing to the address that each party has named last. Those to the Fund go to {{contact}} as well. An e-mail is in writing.',
  '# 11. Law',
  'This agreement is governed by the law of the State of Delaware. If a provision is invalid, the others remain in force.',
  '# 12. Electronic signature',
  'The parties agree that this agreement is signed electronically, and that each page of it is what the Investor was shown before it signed.',
]

const subscriptionText = [
  'This agreement is made between {{issuer_name}} (the “Issuer”) and {{investor_name}} (the “Investor”).',
  '1. Subscription. The Investor subscribes for {{units}} units of {{asset_name}} at a price of ${{price}} a unit, {{total}} US dollars in all, on the terms of the offering.',
  '2. Acceptance. The subscription binds the Issuer once it has accepted it. Until then the Issuer may refuse it in whole or in part and returns what was paid.',
  '3. The Investor’s word. The Investor has read the offering’s documents, understands that the investment may be lost entirely, and buys for its own account and not to resell.',
  '4. Restrictions. The units are not registered with any authority and may be transferred only as the law and the Issuer’s rules allow.',
  '5. Electronic signature. The parties agree that this agreement is signed electronically.',
]

/** Agreements that Larkspur keeps at the signing provider. */
export const providerTemplates: ProviderTemplate[] = [
  {
    key: 'subscription',
    name: 'Subscription agreement',
    description: 'For preferred and common units sold under Regulation D.',
    age: 210,
    contents: {
      roles: [{ name: 'Investor' }, { name: 'Compliance desk', type: 'copy' }],
      documents: [
        {
          name: 'Subscription agreement',
          text: subscriptionText,
          fields: [
            { name: 'Issuer', label: 'issuer_name', role: 'Investor' },
            { name: 'Units', label: 'units', role: 'Investor' },
            { name: 'Asset', label: 'asset_name', role: 'Investor' },
            { name: 'Price a unit', label: 'price', role: 'Investor' },
            { name: 'Total', label: 'total', role: 'Investor' },
            ...investorBlock,
          ],
        },
        {
          name: 'Investor acknowledgement',
          text: [
            '{{investor_name}} has received the private placement memorandum of {{asset_name}} and had time to ask about it.',
            'Questions go to {{contact}}.',
          ],
          fields: [
            { name: 'Investor name', label: 'investor_name', role: 'Investor' },
            { name: 'Asset', label: 'asset_name', role: 'Investor' },
            { name: 'Contact', label: 'contact', role: 'Investor' },
            { name: 'Initials', label: 'initials', role: 'Investor', kind: 'initials' },
          ],
        },
      ],
    },
  },
  {
    key: 'partnership',
    name: 'Fund subscription agreement',
    description: 'For units of a fund, signed in the page.',
    age: 60,
    contents: {
      roles: [{ name: 'Investor' }, { name: 'Compliance desk', type: 'copy' }],
      documents: [
        {
          name: 'Fund subscription agreement',
          text: partnershipText,
          fields: [
            { name: 'Issuer', label: 'issuer_name', role: 'Investor' },
            { name: 'Units', label: 'units', role: 'Investor' },
            { name: 'Asset', label: 'asset_name', role: 'Investor' },
            { name: 'Price a unit', label: 'price', role: 'Investor' },
            { name: 'Total', label: 'total', role: 'Investor' },
            { name: 'Contact', label: 'contact', role: 'Investor' },
            { name: 'Initials', label: 'initials', role: 'Investor', kind: 'initials' },
            { name: 'Investor name', label: 'investor_name', role: 'Investor' },
            {
              name: 'Signature of the investor',
              label: 'investor_signature',
              role: 'Investor',
              kind: 'signature',
            },
            { name: 'Date signed', label: 'date_signed', role: 'Investor', kind: 'date' },
          ],
        },
        {
          name: 'Investor acknowledgement',
          text: [
            '{{investor_name}} has received the private placement memorandum of {{asset_name}} and had time to ask about it.',
            'Questions go to {{contact}}.',
          ],
          fields: [
            { name: 'Investor name', label: 'investor_name', role: 'Investor' },
            { name: 'Asset', label: 'asset_name', role: 'Investor' },
            { name: 'Contact', label: 'contact', role: 'Investor' },
            { name: 'Initials', label: 'initials', role: 'Investor', kind: 'initials' },
          ],
        },
      ],
    },
  },
  {
    key: 'note',
    name: 'Note purchase agreement',
    description: 'For debt rounds: notes with a term and a coupon.',
    age: 95,
    contents: {
      roles: [{ name: 'Purchaser' }, { name: 'Company' }],
      documents: [
        {
          name: 'Note purchase agreement',
          text: [
            '{{investor_name}} (the “Purchaser”) buys notes of {{issuer_name}} (the “Company”) for {{total}} US dollars in the round {{round}}.',
            'The Company signs through {{signatory}}.',
          ],
          fields: [
            { name: 'Purchaser name', label: 'investor_name', role: 'Purchaser' },
            { name: 'Total', label: 'total', role: 'Purchaser' },
            { name: 'Round', label: 'round', role: 'Purchaser' },
            {
              name: 'Purchaser signature',
              label: 'purchaser_signature',
              role: 'Purchaser',
              kind: 'signature',
            },
            { name: 'Company name', label: 'issuer_name', role: 'Company' },
            { name: 'Signatory', label: 'signatory', role: 'Company' },
            { name: 'Company signature', label: 'company_signature', role: 'Company', kind: 'signature' },
            { name: 'Board resolution', label: 'resolution', role: 'Company', kind: 'attachment' },
          ],
        },
      ],
    },
  },
  {
    key: 'admission',
    name: 'Limited partner admission',
    description: 'Admits an investor to a fund as a limited partner.',
    age: 30,
    contents: {
      roles: [{ name: 'Investor' }, { name: 'General partner' }],
      documents: [
        {
          name: 'Admission form',
          text: ['{{investor_name}} is admitted to {{issuer_name}} as a limited partner.'],
          fields: [{ name: 'Fund', label: 'issuer_name', role: 'General partner' }, ...investorBlock],
        },
      ],
    },
  },
]
