import type { Membership } from '@capstan/sdk-core/accounts'

/**
 * The accounts a person may choose from, sorted by name.
 *
 * `types` is the comma list of account types a link may carry (`investor,issuer`); an empty one keeps every account.
 */
export function accountChoices(memberships: readonly Membership[], types = ''): Membership[] {
  const wanted = typeList(types)
  const kept = memberships.filter(({ account }) => !wanted.length || wanted.includes(account.type))
  return kept.sort(byName)
}

function typeList(types: string) {
  return types
    .split(',')
    .map((type) => type.trim().toLowerCase())
    .filter(Boolean)
}

function byName({ account: a }: Membership, { account: b }: Membership) {
  return a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }) || a.id.localeCompare(b.id)
}
