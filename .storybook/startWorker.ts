import { setupWorker } from 'msw/browser'
import { platformHandlers } from './platforms'

/** Starts the worker that answers for the platform; what is not the platform's goes where it goes. */
export async function startWorker() {
  const worker = setupWorker(...platformHandlers)
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}
