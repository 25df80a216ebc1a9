/** Installs a package of Debian's; false where that is not possible (another system, or not root). */
export declare function installDebianPackage(name: string): boolean;
//# sourceMappingURL=debian.d.ts.map