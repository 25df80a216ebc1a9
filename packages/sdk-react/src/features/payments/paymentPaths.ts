/** Returns the paths of the payment administration, below the path of its issuers. */
export function paymentPaths(issuers: string) {
  return {
    issuer: (issuerId: string) => `${issuers}/${issuerId}`,
    offering: (issuerId: string, instrumentId: string) => `${issuers}/${issuerId}/${instrumentId}`,
    document: (issuerId: string, instrumentId: string, documentId: string) =>
      `${issuers}/${issuerId}/${instrumentId}/${documentId}`,
  }
}

/** The paths of the pages. */
export type PaymentPaths = ReturnType<typeof paymentPaths>
