import type pg from 'pg';
/** Whatever happens within may ask the database and change nothing in it: a write fails there, loudly. */
export declare const runReading: (work: () => void) => void;
/** Whatever happens within may write, wherever it was called from. */
export declare const runWriting: (work: () => void) => void;
/** Has a pool hand out connections that refuse to write to whoever is only reading. */
export declare function refuseWritesOfReaders(pool: pg.Pool): void;
//# sourceMappingURL=reading.d.ts.map