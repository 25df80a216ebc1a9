import { type Profile, profileQuery } from '@capstan/sdk-core/profiles'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { block, type BlockProps } from '../../provider/block'
import { Loaded } from '../../provider/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { TextLink } from '../../ui/actions/TextLink'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { narrow } from '../../ui/layout/breakpoints'
import { Card } from '../../ui/layout/Card'
import { useUiMessages } from '../../ui/uiMessages'
import { BannerLines } from '../invest/offering/BannerLines'
import { safeUrl } from '../steps/step/safeUrl'
import { profilesMessages } from './messages'

export interface AccountProfileProps extends BlockProps {
  /** The account: an issuer, a broker or an investor. */
  accountId: string
}

/** The profile of an account, as far as the reader may see it. @public */
export const AccountProfile = block(function AccountProfile({ accountId }: AccountProfileProps) {
  const messages = useMessages('profiles', profilesMessages)
  return (
    <Loaded
      query={useCapstanQuery(profileQuery(useCapstan(), accountId))}
      skeleton={<SkeletonRows count={3} />}
      notFound={<EmptyState text={messages.notFound} />}
      frame={(content) => <Card aria-label={messages.profile}>{content}</Card>}
    >
      {(profile) => <AccountProfileView profile={profile} />}
    </Loaded>
  )
})

export interface AccountProfileViewProps {
  profile: Profile
}

/** Card of an account: a vendor's with its jurisdiction and website, an investor's with contact details. @public */
export function AccountProfileView({ profile }: AccountProfileViewProps) {
  const messages = useMessages('profiles', profilesMessages)
  const { type, slug, name, contactName, email, addresses } = profile

  return (
    <Card flush aria-label={messages.profile} className="capstan-profile" data-type={type}>
      {/* (ISSUER-009) */}
      {slug && type !== 'investor' && <BannerLines />}
      <Facts>
        <Fact label={messages.name} value={<bdi>{name}</bdi>} />
        {type === 'investor' && (
          <Fact label={messages.contactName} value={contactName && <bdi>{contactName}</bdi>} />
        )}
        <Fact
          label={messages.email}
          value={email && <TextLink href={`mailto:${encodeURI(email)}`}>{email}</TextLink>}
        />
        {type === 'investor' ? (
          addresses.map(({ id, type: of, lines }) => (
            <Fact
              key={id}
              label={of === 'mailing' ? messages.mailingAddress : messages.primaryAddress}
              value={
                <Lines>
                  {lines.map((line) => (
                    <bdi key={line}>{line}</bdi>
                  ))}
                </Lines>
              }
            />
          ))
        ) : (
          <VendorFacts profile={profile} />
        )}
      </Facts>
    </Card>
  )
}

/** (ISSUER-008) */
function VendorFacts({ profile: { contactName, jurisdiction, url } }: AccountProfileViewProps) {
  const messages = useMessages('profiles', profilesMessages)
  const website = safeUrl(url)
  return (
    <>
      {contactName && <Fact label={messages.contactName} value={<bdi>{contactName}</bdi>} />}
      <Fact
        label={messages.jurisdiction}
        value={jurisdiction && <abbr title={jurisdiction.name}>{jurisdiction.alpha3}</abbr>}
      />
      <Fact
        label={messages.website}
        value={
          website && (
            <TextLink href={website} external>
              {new URL(website).host}
            </TextLink>
          )
        }
      />
    </>
  )
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  const { notAvailable } = useUiMessages()
  return (
    <div>
      <dt>{label}</dt>
      <dd data-empty={value ? undefined : ''}>{value || notAvailable}</dd>
    </div>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(220 * var(--capstan-unit))), 1fr));
  gap: var(--capstan-space-4) var(--capstan-space-6);
  margin: 0;
  padding: var(--capstan-space-6);
  overflow-wrap: anywhere;
  dt {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  dd {
    margin: 0;
  }
  dd[data-empty] {
    color: var(--capstan-text-muted);
  }
  abbr {
    text-decoration: none;
  }
  @container ${narrow} {
    padding: var(--capstan-space-4);
  }
`

const Lines = styled.span`
  display: grid;
`
