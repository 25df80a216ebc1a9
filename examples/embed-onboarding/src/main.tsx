import { createRoot } from 'react-dom/client'
import { Agree } from './Agree'
import { Invest } from './Invest'
import { fetchPlace, fetchSession } from './session'

const [place, session] = [await fetchPlace(), await fetchSession()]

createRoot(document.getElementById('invest') as HTMLElement).render(
  session.continueAt ? <Agree href={session.continueAt} /> : <Invest place={place} session={session} />,
)
