// app/layout.tsx
import type { ReactNode } from 'react'
import { StyledComponents } from './StyledComponents'

export const metadata = { title: 'My site' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <StyledComponents>{children}</StyledComponents>
      </body>
    </html>
  )
}
