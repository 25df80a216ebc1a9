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
