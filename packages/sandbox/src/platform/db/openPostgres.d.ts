import type { Database } from './openDb.ts';
/** A pool on a PostgreSQL server; listening takes a connection of its own. */
export declare function openPostgres(url: string): Promise<Database>;
//# sourceMappingURL=openPostgres.d.ts.map