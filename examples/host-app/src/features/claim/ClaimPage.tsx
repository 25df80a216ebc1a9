import { ClaimAccount } from '@capstan/sdk-react/claim'
import { useLocation, useNavigate } from 'react-router'
import { BrandMark } from '../../frame/BrandMark'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { strangersMails } from './strangersMails'

/** Claims an account, signed in or not; the platform leads here with how following the link of a mail went. */
export function ClaimPage({ title }: PageProps) {
  const { visitor } = useHost()
  const { search } = useLocation()
  const navigate = useNavigate()
  const carried = new URLSearchParams(search)
  const isSignedIn = visitor.status !== 'anonymous'

  return (
    <Page title={title} width="card">
      <BrandMark />
      <ClaimAccount
        status={carried.get('status')}
        emailId={carried.get('email_id')}
        accountName={carried.get('account_name')}
        isSignedIn={isSignedIn}
        mails={isSignedIn ? undefined : strangersMails}
        onResent={() => void navigate('/account/claim')}
      />
    </Page>
  )
}
