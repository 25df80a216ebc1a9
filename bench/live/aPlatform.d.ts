/** Where the data are: a PostgreSQL server, else in memory. */
export interface Engine {
    name: string;
    databaseUrl?: string;
}
/** What a platform's process did since it was asked last, in milliseconds. */
export interface Work {
    processor: number;
    /** The longest time in which it answered nobody. */
    longest: number;
}
export interface MeasuredPlatform {
    url: string;
    /** Runs SQL as the owner of the database, on PostgreSQL beside the platform. */
    sql: <Row>(text: string) => Promise<Row[]>;
    work: () => Promise<Work>;
    stop: () => Promise<void>;
}
/** Starts a platform with the large seed in a process of its own. */
export declare function aPlatform({ databaseUrl }: Engine): Promise<MeasuredPlatform>;
//# sourceMappingURL=aPlatform.d.ts.map