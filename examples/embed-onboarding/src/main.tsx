import { createRoot } from 'react-dom/client'
import { Agree } from './Agree'
import { Invest } from './Invest'
import { fetchPlace, fetchSession, type Place } from './session'
import { SignIn } from './SignIn'

createRoot(document.getElementById('invest') as HTMLElement).render(await page())

async function page() {
  const place = await fetchPlace()
  if (!place.isSignedIn) return <SignIn />
  const session = await fetchSession()
  return (
    <>
      {place.investments.length > 0 && <Investments of={place.investments} />}
      {session.continueAt ? <Agree href={session.continueAt} /> : <Invest place={place} session={session} />}
    </>
  )
}

/**
 * The customer's investments from this site's own records. Webhooks update them, so they are shown without a request to the
 * platform.
 */
function Investments({ of }: { of: Place['investments'] }) {
  return (
    <ul aria-label="Your investments">
      {of.map(({ id, status, link }) => (
        <li key={id}>
          <a href={link}>Your investment</a> is {words[status] ?? status}.
        </li>
      ))}
    </ul>
  )
}

const words: Record<string, string | undefined> = {
  drafted: 'a draft',
  open: 'in progress',
  closed: 'accepted',
  deleted: 'withdrawn',
}
