/** Asks the platform's GraphQL as somebody. */
export type Ask = (query: string, variables?: Record<string, unknown>) => Promise<Record<string, unknown>>;
/** Somebody who is signed in and acts for an account. */
export interface Signed {
    ask: Ask;
    cookie: string;
    account: string;
}
/** Signs in as a seeded user, for the first account that is theirs. */
export declare function signIn(origin: string, user: string): Promise<Signed>;
//# sourceMappingURL=signIn.d.ts.map