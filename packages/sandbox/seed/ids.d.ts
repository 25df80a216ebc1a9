/** The accounts that tests and documents name. */
export declare const accountIds: Record<"halden" | "cinder" | "solvay" | "larch" | "tidewater" | "larkspur" | "meridian" | "brightwater" | "northgate" | "operations" | "maren" | "idris" | "ashgrove" | "viewed" | "terms", string>;
/** The people that tests and documents name. */
export declare const userIds: Record<"terms" | "issuer" | "issuer-admin" | "issuer-viewer" | "broker" | "agent" | "ats" | "investor" | "new-investor" | "admin" | "many" | "investor-viewer" | "e2e-partner", string>;
/** Rounds, by what they stand for. */
export declare const roundIds: Record<"series-seed" | "series-a" | "series-b" | "series-c" | "senior-notes" | "first-close" | "founders" | "community" | "advisors" | "timber-one" | "timber-two" | "timber-three" | "sold-out", string>;
/** Allocations as investors see them, by what they are good for; all sold by Larkspur. */
export declare const offeringIds: Record<"series-b" | "sold-out" | "free" | "dime" | "short" | "long" | "unusual" | "link" | "signed-here" | "not-yet-open" | "closed" | "stale" | "drafted", string>;
/** Maren Okafor's investments. */
export declare const distributionIds: Record<"onboarding" | "pending" | "pending-fund", string>;
/** Accounts that tests of the platform and benchmarks use one each; a browser test makes its own (`/sandbox/investors`). */
export declare const e2eAccountIds: string[];
/** Accounts of the same kind that are not set up. */
export declare const e2eNewAccountIds: string[];
/** Accounts that nobody has claimed yet. */
export declare const claimableIds: Record<"harriet" | "saltmarsh", string>;
//# sourceMappingURL=ids.d.ts.map