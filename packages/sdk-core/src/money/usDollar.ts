/** The only currency there is: its id and code on the platform. */
export const usDollar = { id: 1, code: 'USD' } as const
