/** The uuid of a name: the same in every database that is ever seeded, so that tests and documents may link to it. */
export declare function seedId(name: string): string;
//# sourceMappingURL=seedId.d.ts.map