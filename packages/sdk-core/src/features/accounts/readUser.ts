import type { UsersDataQuery } from './operations.generated'
import type { AccountRole, User, UserAccount } from './UsersData'

type Answer = NonNullable<UsersDataQuery['getUsersData']>

export function readUser({
  id,
  firstName,
  lastName,
  emails,
}: Omit<NonNullable<Answer['user']>, '__typename'>): User {
  return { id, firstName, lastName, emails: emails.filter((email) => email !== null) }
}

export function readUserAccount({
  id,
  role,
  status,
}: Omit<NonNullable<Answer['userAccount']>, '__typename' | 'place'>): UserAccount {
  // The platform's own list of roles.
  return { id, role: role as AccountRole, status: status === 'suspended' ? 'suspended' : 'active' }
}
