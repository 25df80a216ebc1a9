import type { PGlite } from '@electric-sql/pglite';
import type { Subscriber } from './openDb.ts';
/** Listens on PGlite without holding the pool's only client. */
export declare class PgliteSubscriber implements Subscriber {
    #private;
    constructor(pglite: PGlite);
    subscribe<T>(topic: string): AsyncIterableIterator<T>;
    release(): void;
}
//# sourceMappingURL=PgliteSubscriber.d.ts.map