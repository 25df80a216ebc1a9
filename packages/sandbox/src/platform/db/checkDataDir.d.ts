/** The PostgreSQL that PGlite 0.5 is. */
export declare const pgliteMajor = "18";
/** Refuses a data folder that another major version of PGlite has written. */
export declare function checkDataDir(dataDir: string): void;
//# sourceMappingURL=checkDataDir.d.ts.map