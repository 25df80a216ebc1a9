/** Something a person who starts the platform can put right; its message is one clear sentence. */
export declare class PlatformError extends Error {
    readonly name = "PlatformError";
}
//# sourceMappingURL=PlatformError.d.ts.map