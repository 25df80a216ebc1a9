/** How much older than the request for it an answer may be: a replica lags. In milliseconds. */
export const replicaLagMs = 5_000
