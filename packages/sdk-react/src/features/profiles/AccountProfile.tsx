import { type Profile, profileQuery } from '@capstan/sdk-core/profiles'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { TextLink } from '../../ui/actions/TextLink'
import { Avatar } from '../../ui/display/Avatar'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { countryName } from '../../ui/fields/phone/countryOptions'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { narrow } from '../../ui/layout/breakpoints'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { Stack } from '../../ui/layout/Stack'
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

/** Card of an account: a vendor's with its jurisdiction, website and contacts, an investor's with contact details. @public */
export function AccountProfileView({ profile }: AccountProfileViewProps) {
  if (profile.type !== 'issuer' && profile.type !== 'broker') return <FactsCard profile={profile} />
  return (
    <Stack gap={6}>
      <FactsCard profile={profile} />
      <VendorContacts profile={profile} />
    </Stack>
  )
}

function FactsCard({ profile }: AccountProfileViewProps) {
  const messages = useMessages('profiles', profilesMessages)
  const { locale } = useFormats()
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
        <Fact label={messages.email} value={email && <MailLink email={email} />} />
        {type === 'investor' ? (
          addresses.map(({ id, type: of, lines, country }) => (
            <Fact
              key={id}
              label={of === 'mailing' ? messages.mailingAddress : messages.primaryAddress}
              value={
                <Lines>
                  {lines.map((line) => (
                    <bdi key={line}>{line}</bdi>
                  ))}
                  {country && <bdi>{countryName(country, locale)}</bdi>}
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
function VendorFacts({ profile: { jurisdiction, url } }: AccountProfileViewProps) {
  const messages = useMessages('profiles', profilesMessages)
  const { locale } = useFormats()
  const website = safeUrl(url)
  return (
    <>
      <Fact
        label={messages.jurisdiction}
        value={jurisdiction && <abbr title={countryName(jurisdiction, locale)}>{jurisdiction.alpha3}</abbr>}
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

/** The person whom the account names, and its address for questions: nothing else of its people is read. */
function VendorContacts({ profile: { contactName, email, supportEmail } }: AccountProfileViewProps) {
  const messages = useMessages('profiles', profilesMessages)
  return (
    <Card flush title={messages.contacts} className="capstan-profile-contacts">
      {!contactName && !supportEmail ? (
        <EmptyState text={messages.noContacts} />
      ) : (
        <LinedList aria-label={messages.contacts}>
          {contactName && (
            <Contact name={contactName}>
              {email && email !== supportEmail && <MailLink email={email} />}
            </Contact>
          )}
          {supportEmail && (
            <Contact name={messages.supportEmail} index={1}>
              <MailLink email={supportEmail} />
            </Contact>
          )}
        </LinedList>
      )}
    </Card>
  )
}

function Contact({ name, index, children }: { name: string; index?: number; children: ReactNode }) {
  return (
    <ContactItem>
      <Avatar name={name} index={index} />
      <div>
        <bdi>{name}</bdi>
        {children}
      </div>
    </ContactItem>
  )
}

const MailLink = ({ email }: { email: string }) => (
  <TextLink href={`mailto:${encodeURI(email)}`}>{email}</TextLink>
)

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

const ContactItem = styled.li`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-4);
  padding: var(--capstan-space-4) var(--capstan-space-6);
  > div {
    display: grid;
    justify-items: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`

const Lines = styled.span`
  display: grid;
`
