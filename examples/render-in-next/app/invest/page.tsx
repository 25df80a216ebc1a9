// app/invest/page.tsx
import { place } from '../place'
import { Invest } from './Invest'

// The values are read for each request, not when the site is built.
export const dynamic = 'force-dynamic'

export default function Page() {
  return (
    <main>
      <h1>Invest with us</h1>
      <Invest {...place()} />
    </main>
  )
}
