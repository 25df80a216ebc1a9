/** PGlite's code, compiled once for however many databases a process opens, as a worker of the tests does. */
export declare function pgliteModule(): Promise<WebAssembly.Module>;
//# sourceMappingURL=pgliteModule.d.ts.map