import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readMail, translateMail, type MailContents } from './outbox.ts'

interface MailStoryProps extends Omit<MailContents, 'label' | 'link' | 'details'> {
  /** The text of the link. */
  link: MailContents['label']
  /** The page that the link opens. */
  href: string
  values: MailContents['details']
}

/** Both parts of a mail, in English and in German. */
function MailStory({ subject, words, link, href, values }: MailStoryProps) {
  const contents: MailContents = { subject, words, label: link, link: href, details: values }

  return (
    <div translate="no" style={{ display: 'grid', gap: 24, maxWidth: 640 }}>
      {['en', 'de'].map((locale) => {
        const mail = readMail(
          translateMail({ subject: '', html: '', contents, locale }),
          'https://platform.example',
        )
        return (
          <article key={locale} lang={locale} style={{ overflowWrap: 'anywhere' }}>
            <h2>{mail.subject}</h2>
            <p>{mail.text.split('\n')[0]}</p>
            {mail.links.map((each) => (
              <p key={each.href}>
                <a href={each.href} style={{ color: 'inherit' }}>
                  {each.text}
                </a>
              </p>
            ))}
            <pre style={{ font: '0.8125rem/1.5 monospace', whiteSpace: 'pre-wrap' }}>{mail.text}</pre>
          </article>
        )
      })}
    </div>
  )
}

const investment = {
  asset: 'Series B Preferred',
  round: 'Series B',
  vendor: 'Larkspur Securities LLC',
  issuer: 'Halden Biologics',
  contact: 'investors@larkspur.example',
  total: '$25,000.00',
  price: '$12.50',
  units: '2,000',
  day: '2026-03-31',
  deadline: '2026-04-15',
  title: 'Subscription agreement',
}

const meta = {
  title: 'Mails/Receipts',
  component: MailStory,
  args: {
    subject: 'investedSubject',
    words: 'invested',
    link: 'investmentLink',
    href: '/distribution/1',
    values: investment,
  },
} satisfies Meta<typeof MailStory>
export default meta

type Story = StoryObj<typeof meta>

/** Both subjects are present, the days are in the language's format, and the text part has the whole address. */
const says =
  (subjects: [string, string], words: [RegExp, RegExp]): Story['play'] =>
  async ({ canvas, canvasElement, args }) => {
    for (const [at, name] of subjects.entries()) {
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
      const text = canvasElement.querySelectorAll('pre')[at]
      await expect(text).toHaveTextContent(words[at] ?? '')
      await expect(text).toHaveTextContent(`https://platform.example${args.href}`)
      await expect(text).not.toHaveTextContent(/\d{4}-\d\d-\d\d|\{/)
    }
  }

export const Invited: Story = {
  args: {
    subject: 'invitationSubject',
    words: 'invitation',
    link: 'invitationLink',
    href: '/offer-wall/1/offering/2',
  },
  play: says(
    [
      'You are invited to invest in Series B Preferred',
      'Sie sind eingeladen, in Series B Preferred anzulegen',
    ],
    [/costs \$12\.50, until March 31, 2026\./, /kostet 12,50\s\$, bis 31\. März 2026\./],
  ),
}

export const Invested: Story = {
  play: says(
    [
      'Receipt: $25,000.00 invested in Series B Preferred',
      'Beleg: 25.000,00\u00a0$ in Series B Preferred angelegt',
    ],
    [
      /2,000 units at \$12\.50 each.* by March 31, 2026\./,
      /2\.000 Anteile zu je 12,50\s\$.* bis 31\. März 2026 ab\./,
    ],
  ),
}

/** The round has no closing day. */
export const InvestedWithoutDeadline: Story = { args: { words: 'investedOpen' } }

export const Signed: Story = {
  args: {
    subject: 'signedForSubject',
    words: 'signedCopyForBy',
    link: 'signedLink',
    href: '/integration/signed-document/1/2',
  },
  play: says(
    [
      'Signed for Series B Preferred: Subscription agreement',
      'Unterschrieben für Series B Preferred: Subscription agreement',
    ],
    [
      /signed by all\. It belongs to Series B Preferred, .* closes on March 31, 2026\./,
      /2\.000 Anteile für 25\.000,00\s\$\. Das Angebot schließt am 31\. März 2026\./,
    ],
  ),
}

/** The offering has no closing day. */
export const SignedWithoutDeadline: Story = { args: { ...Signed.args, words: 'signedCopyFor' } }

/** Documents that belong to no investment. */
export const SignedWithoutInvestment: Story = {
  args: { ...Signed.args, subject: 'signedSubject', words: 'signedCopy' },
}

export const WireDetails: Story = {
  args: { subject: 'payByWireSubject', words: 'payByWire', link: 'payByWireLink' },
  play: says(
    ['How to pay $25,000.00 for Series B Preferred', 'So zahlen Sie 25.000,00\u00a0$ für Series B Preferred'],
    [/never mails another one\. Please pay by March 31, 2026\./, /Bitte zahlen Sie bis 31\. März 2026\./],
  ),
}

export const WireDetailsWithoutDeadline: Story = { args: { ...WireDetails.args, words: 'payByWireOpen' } }

export const PaymentReceived: Story = {
  args: {
    subject: 'paymentSubject',
    words: 'paymentBy',
    link: 'investmentLink',
    values: { ...investment, total: '$10,000.00', rest: '$15,000.00' },
  },
  play: says(
    [
      'Payment received: $10,000.00 for Series B Preferred',
      'Zahlung eingegangen: 10.000,00\u00a0$ für Series B Preferred',
    ],
    [
      /of March 31, 2026.*Still expected: \$15,000\.00, by April 15, 2026\./,
      /vom 31\. März 2026.*Noch erwartet: 15\.000,00\s\$, bis 15\. April 2026\./,
    ],
  ),
}

export const PaymentReceivedWithoutDeadline: Story = { args: { ...PaymentReceived.args, words: 'payment' } }

export const PaidInFull: Story = {
  args: { ...PaymentReceived.args, words: 'paymentInFull', values: investment },
}

export const AccreditationFailed: Story = {
  args: { subject: 'accreditationFailedSubject', words: 'accreditationFailed', link: 'investmentLink' },
  play: says(
    ['Accreditation not confirmed: Series B Preferred', 'Akkreditierung nicht bestätigt: Series B Preferred'],
    [
      /investment of \$25,000\.00 waits until March 31, 2026: open it to see the reason/,
      /Anlage über 25\.000,00\s\$ wartet bis 31\. März 2026: Öffnen Sie sie/,
    ],
  ),
}

export const AccreditationFailedWithoutDeadline: Story = {
  args: { ...AccreditationFailed.args, words: 'accreditationFailedOpen' },
}

export const AccreditationRunningOut: Story = {
  args: {
    subject: 'accreditationSubject',
    words: 'accreditation',
    link: 'accreditationLink',
    href: '/settings/qualification-answers',
    values: { ...investment, count: 7 },
  },
  play: says(
    ['Your accreditation expires on March 31, 2026', 'Ihre Akkreditierung läuft am 31. März 2026 ab'],
    [/in 7 days, on March 31, 2026\./, /in 7 Tagen ab, am 31\. März 2026\./],
  ),
}

export const Issued: Story = {
  args: { subject: 'issuedSubject', words: 'issued', link: 'issuedLink', href: '/portfolio' },
  play: says(
    [
      'Issued to you: 2,000 units of Series B Preferred',
      'Für Sie ausgegeben: 2.000 Anteile an Series B Preferred',
    ],
    [/issued to you on March 31, 2026, at \$12\.50 each/, /am 31\. März 2026 zu je 12,50\s\$/],
  ),
}
