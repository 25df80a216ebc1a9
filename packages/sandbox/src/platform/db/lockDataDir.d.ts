/**
 * Keeps a data folder for this process; answers how to let it go.
 *
 * PGlite does not lock its folder, and two processes on one folder lose rows without an error. A socket, not a pid
 * file: the kernel frees it when the process dies, and no pid can be mistaken for another.
 */
export declare function lockDataDir(dataDir: string): Promise<() => void>;
//# sourceMappingURL=lockDataDir.d.ts.map