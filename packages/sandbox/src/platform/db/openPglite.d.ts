import type { Database, OpenDbOptions } from './openDb.ts';
/** PGlite behind a node-postgres pool of one client, in memory or in a folder that nobody else may use. */
export declare function openPglite(options?: Omit<OpenDbOptions, 'url'>): Promise<Database>;
//# sourceMappingURL=openPglite.d.ts.map