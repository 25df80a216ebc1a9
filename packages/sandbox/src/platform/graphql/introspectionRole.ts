/** The schema shows what this role is granted, and no more. */
export const introspectionRole = 'app_user'
