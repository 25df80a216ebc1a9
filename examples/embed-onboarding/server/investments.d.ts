import type { IncomingMessage, ServerResponse } from 'node:http'
/** An investment of a customer, as the last event reported it. */
export interface Investment {
  id: string
  status: string
  /** The page of the platform that shows it. */
  link: string
  /** The version of the record that the status is of. */
  version: number
}
/** Receives an event of this site's account: the secret is shown once, where the endpoint was made. */
export declare function receiveWebhook(request: IncomingMessage, response: ServerResponse): Promise<void>
/** The investments of an account, without the platform being asked. */
export declare function investmentsOf(account: string): Investment[]
//# sourceMappingURL=investments.d.ts.map
