import type { BrowserContext } from 'playwright';
/** Somebody who is made for one picture: set up, and invested in nothing. */
export declare const somebodyNew = "somebody new";
/** The same, with an account that waits to be set up. */
export declare const notSetUp = "somebody who is not set up";
/** Signs a context in as a seeded user, or as somebody new, in their account when they have just one. */
export declare function signIn({ request }: BrowserContext, platform: string, who: string): Promise<void>;
//# sourceMappingURL=signIn.d.ts.map