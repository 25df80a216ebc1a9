/** A PostgreSQL for the tests of one file, and how to end it. */
export interface TestServer {
    /** A new, empty database whose owner is no superuser. */
    url: string;
    stop(): Promise<void>;
}
/** Whether there is a PostgreSQL to test on: the one at `DATABASE_URL`, or Debian's programs. */
export declare function canStartPostgres(): boolean;
/** Starts a PostgreSQL in a folder of its own, or makes a database in the one at `DATABASE_URL`. */
export declare function startPostgres(): Promise<TestServer>;
//# sourceMappingURL=startPostgres.d.ts.map