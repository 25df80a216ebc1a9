// A route handler of Next: app/webhooks/capstan/route.ts. Middleware of Next leaves the body alone.
import { InvestmentList } from '../../../InvestmentList.ts'
import { verifyWebhook } from '../../../verifyWebhook.ts'

// node:crypto is not in the edge runtime.
export const runtime = 'nodejs'

export const investments = new InvestmentList()

export async function POST(request: Request): Promise<Response> {
  // text(), never json(): the signature is of the text.
  const body = await request.text()
  try {
    investments.receive(verifyWebhook(body, request.headers, process.env.CAPSTAN_WEBHOOK_SECRET ?? ''))
  } catch (error) {
    return new Response((error as Error).message, { status: 400 })
  }
  return new Response(null, { status: 204 })
}
