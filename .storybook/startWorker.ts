import { setupWorker } from 'msw/browser'
import { platformHandlers } from './platforms'

/** Starts the service worker that answers requests to the platform; other requests go to the network. */
export async function startWorker() {
  const worker = setupWorker(...platformHandlers)
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}
