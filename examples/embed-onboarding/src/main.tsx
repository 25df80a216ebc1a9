import { createRoot } from 'react-dom/client'
import { Agree } from './Agree'
import { Invest } from './Invest'
import { fetchPlace, fetchSession } from './session'
import { SignIn } from './SignIn'

createRoot(document.getElementById('invest') as HTMLElement).render(await page())

async function page() {
  const place = await fetchPlace()
  if (!place.isSignedIn) return <SignIn />
  const session = await fetchSession()
  return session.continueAt ? <Agree href={session.continueAt} /> : <Invest place={place} session={session} />
}
