const homes: Record<string, string> = {
  issuer: '/dashboard',
  broker: '/dashboard',
  agent: '/distributions',
  ats: '/securities',
  investor: '/portfolio',
  admin: '/admin/',
}

/** The page an account of a type starts on. */
export function homeOf(accountType: string): string {
  return homes[accountType] ?? '/'
}
