import { type MailDetails, type MailTextKey, writeMailText } from '../language/mailTexts.ts'
import { html, plainText } from '../http/pages/html.ts'
import type { Database } from '../db/Database.ts'

/** A mail that would have been sent. */
export interface Mail {
  id: string
  to: string
  subject: string
  html: string
  /** The language of its reader. */
  locale: string | null
  createdOn: Date
}

/** The keys of the texts of a mail, the values in them, and the page that its link opens. */
export interface MailContents {
  subject: MailTextKey
  words: MailTextKey
  label: MailTextKey
  details: MailDetails
  link: string
}

interface WithContents {
  /** The texts that it was written with; null where it has words of its own. */
  contents: MailContents | null
}

/** A mail as a program reads it. */
export interface ReadMail extends Mail {
  text: string
  links: { text: string; href: string }[]
}

const columns = 'id::text, to_email as "to", subject, html, contents, locale, created_on as "createdOn"'

/** The newest mails that were sent, those to one address or all. */
export async function listMails(db: Database, to?: string): Promise<Mail[]> {
  const { rows } = await db.pool.query<Mail & WithContents>(
    `select ${columns} from app_private.outbox
      where status = 'sent' and ($1::text is null or lower(to_email) = lower($1)) order by id desc limit 200`,
    [to?.replaceAll('\0', '').trim() || null],
  )
  return rows.map(translateMail)
}

/** One mail. */
export async function findMail(db: Database, id: string): Promise<Mail | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined
  const { rows } = await db.pool.query<Mail & WithContents>(
    `select ${columns} from app_private.outbox where id = $1`,
    [id],
  )
  return rows[0] && translateMail(rows[0])
}

/** Returns a mail in the language of its reader: one paragraph, and one link. The database writes it in English. */
export function translateMail<M extends Pick<Mail, 'subject' | 'html' | 'locale'> & WithContents>(
  row: M,
): Omit<M, 'contents'> {
  const { contents, ...mail } = row
  if (!contents) return mail
  const say = (key: MailTextKey) => writeMailText(row.locale ?? undefined, key, contents.details)
  // A name such as Corp. ends the sentence by itself.
  const words = say(contents.words).replaceAll(/([^.])\.\.(?=\s|$)/g, '$1.')
  const anchor = html`<a href="${contents.link}">${say(contents.label)}</a>`
  const body = [words, anchor].map((piece) => html`<p>${piece}</p>`.text).join('')
  return { ...mail, subject: say(contents.subject), html: body }
}

/** A mail with its words and its links by themselves. The text part writes each address in full. */
export function readMail<M extends Pick<Mail, 'html'>>(
  mail: M,
  origin: string,
): M & Pick<ReadMail, 'text' | 'links'> {
  const anchors = mail.html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/gs)
  const links = [...anchors].map(([, href = '', text = '']) => ({
    text: plainText(text),
    href: plainText(href),
  }))
  // An anchor without its address would lead nowhere in a text part.
  const written = mail.html
    .replaceAll('</p>', '\n')
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/gs, (_, href: string, text: string) =>
      [text, href.startsWith('/') ? origin + href : href].join(': '),
    )
  return { ...mail, text: plainText(written), links }
}
