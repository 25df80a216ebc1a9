/** Data that a grant never reveals unless it names a field of it. */
export interface Secret {
  name: string
  /** The fields that tell it. */
  shownBy: readonly string[]
  /** Changes it for the account `$1`, and done again changes it back. */
  change: string
  /** The query with which a signed-in user reads it. */
  control: string
}

const mirrored = (column: string) => `date '2000-01-01' - (${column} - date '2000-01-01')`
/** The part before the @: the platform accepts no email without one. */
const otherMail = (column: string) =>
  `reverse(split_part(${column}, '@', 1)) || '@' || split_part(${column}, '@', 2)`
const otherDigits = (column: string) => `translate(${column}, '0123456789', '9876543210')`

/** The personal data of an investor. */
export const secrets: readonly Secret[] = [
  {
    name: 'a birth date',
    shownBy: ['Party.dateOfBirth'],
    change: `update app_public.parties set date_of_birth = ${mirrored('date_of_birth')} where account_id = $1`,
    control: '{ allParties { nodes { dateOfBirth } } }',
  },
  {
    name: 'the last four of a party’s tax id',
    shownBy: ['Party.taxShort'],
    change: `update app_public.parties set tax_short = ${otherDigits('tax_short')} where account_id = $1`,
    control: '{ allParties { nodes { taxShort } } }',
  },
  {
    name: 'the last four of the account’s tax id',
    shownBy: ['Account.taxShort'],
    change: `update app_private.tax_ids set last_four = ${otherDigits('last_four')} where account_id = $1`,
    control: '{ getUsersData { account { taxShort } } }',
  },
  {
    name: 'a formation date',
    shownBy: ['Account.formationDate'],
    change: `update app_public.accounts set formation_date = ${mirrored('formation_date')} where id = $1`,
    control: '{ getUsersData { account { formationDate } } }',
  },
  {
    name: 'a party’s name and e-mail',
    shownBy: ['Party.firstName', 'Party.lastName', 'Party.email'],
    change: `update app_public.parties set first_name = reverse(first_name), last_name = reverse(last_name),
               email = ${otherMail('email')} where account_id = $1`,
    control: '{ allParties { nodes { firstName lastName email } } }',
  },
  {
    name: 'an address',
    shownBy: ['Address.lineOne', 'Address.city', 'Address.province', 'Address.postalCode'],
    change: `update app_public.addresses set line_one = reverse(line_one), city = reverse(city),
               province = reverse(province), postal_code = reverse(postal_code) where owner_id = $1`,
    control: '{ allAddresses { nodes { lineOne city province postalCode } } }',
  },
  {
    name: 'the account’s e-mail and contact',
    // A cap table is of the vendor's own holders: it names them, and who to write to.
    shownBy: ['Account.email', 'Account.contactName', 'CapTableRow.investorEmail', 'Purchaser.investorName'],
    change: `update app_public.accounts set email = ${otherMail('email')}, contact_name = reverse(contact_name) where id = $1`,
    control: '{ getUsersData { account { email contactName } } }',
  },
  {
    name: 'the person’s name',
    shownBy: ['User.firstName', 'User.lastName'],
    change: `update app_public.users set first_name = reverse(first_name), last_name = reverse(last_name)
              where id in (select user_id from app_public.users_accounts where account_id = $1)`,
    control: '{ getUsersData { user { firstName lastName } } }',
  },
]
