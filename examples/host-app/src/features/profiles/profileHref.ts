/** Returns the page of an issuer or a broker. (ROUTE-033, ROUTE-034) */
export const profileHref = ({ id, type }: { id: string; type: 'issuer' | 'broker' }) => `/${type}/${id}`
