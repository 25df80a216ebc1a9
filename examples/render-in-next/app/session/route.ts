// app/session/route.ts
const { PLATFORM, CAPSTAN_SECRET_KEY, ACCOUNT } = process.env

/** Returns a token for the customer who is signed in to your site. */
export async function POST(request: Request): Promise<Response> {
  // A real site finds the account of its customer by their cookie. This one has one customer.
  const origin = `http://${request.headers.get('host')}`
  if (request.headers.get('origin') !== origin) return new Response(null, { status: 403 })
  const answer = await fetch(`${PLATFORM}/api/v2/embed/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${CAPSTAN_SECRET_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ account: ACCOUNT, origins: [origin], components: ['invest', 'setup', 'steps'] }),
  })
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}
