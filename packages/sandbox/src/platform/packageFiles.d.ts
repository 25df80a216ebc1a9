/** A file or folder of the package that is no code: migrations, brands, the snapshot. */
export declare const packageFile: (path: string) => URL;
/** The version of the package. */
export declare function versionOf(): Promise<string>;
/**
 * The built app: where the workspace builds it, or beside the packed package.
 *
 * In this order, because a workspace that was packed once has a copy of that day beside its sandbox.
 */
export declare function builtApp(isThere?: (folder: URL) => boolean): string;
//# sourceMappingURL=packageFiles.d.ts.map