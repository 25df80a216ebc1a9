import { Invest } from '../invest/Invest'
import { place } from '../place'

export const dynamic = 'force-dynamic'

export default function Page() {
  return (
    <main>
      <h1>Invest with us</h1>
      <Invest {...place()} isolation="shadow" />
    </main>
  )
}
