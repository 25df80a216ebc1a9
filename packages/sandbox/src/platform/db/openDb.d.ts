import type pg from 'pg';
/** Where rows and notifications come from: PGlite in this process, or a PostgreSQL server. */
export interface Database {
    kind: 'pglite' | 'postgres';
    /** On PGlite it holds one client, because PGlite is one session. */
    pool: pg.Pool;
    /** How PostGraphile listens on PGlite; a PostgreSQL pool listens by itself. */
    pgSubscriber?: Subscriber;
    /**
     * Calls back with every payload notified on the channel, until the returned function is called.
     */
    listen(channel: string, callback: (payload: string) => void, outage?: Outage): Promise<() => Promise<void>>;
    /** The whole data folder as one file; PGlite only. */
    snapshot?(): Promise<Blob>;
    close(): Promise<void>;
}
/** What happens when the connection that listens is lost. */
export interface Outage {
    onLost?: () => void;
    /** It is back; payloads may have been missed. */
    onGap?: () => void;
}
/** What PostGraphile asks of a source of notifications. */
export interface Subscriber {
    subscribe<T>(topic: string): AsyncIterableIterator<T>;
    release(): void;
}
export interface OpenDbOptions {
    /** A PostgreSQL server, `postgres://…`; without it PGlite is used. */
    url?: string;
    /** PGlite's folder; without it the data live in memory. */
    dataDir?: string;
    /** A data folder to begin with, as `Database.snapshot` gave it; PGlite only. */
    snapshot?: Blob;
    /** Fills PGlite's folder before it is opened. */
    fill?(dataDir: string): Promise<void>;
}
/** Opens the database: the PostgreSQL at `url`, else PGlite. */
export declare function openDb({ url, ...local }?: OpenDbOptions): Promise<Database>;
//# sourceMappingURL=openDb.d.ts.map