/** What is measured: folders of the core, foundations and features. */
export declare const areas: readonly string[];
//# sourceMappingURL=areas.d.ts.map