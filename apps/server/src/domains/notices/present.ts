import type { Notice, NoticeInFull } from '@cliffhanger/contract/notices/schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { formatDecimal, formatMoney } from '@cliffhanger/i18n/format/numbers.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { type NoticeValue, noticeText } from '@cliffhanger/i18n/notice-texts.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { ObjectStore } from '../../platform/storage/storage.ts'
import type { ReadableRow, WrittenText } from './queries/notices.ts'

/** The reader a notice is presented to. `origin` is the address the reader uses; without it pictures keep the address of the store. */
export interface NoticeReader {
  readonly language: Language
  readonly storage: Pick<ObjectStore, 'publicUrl'>
  readonly origin?: string
  /** What money is called on this platform. */
  readonly moneyName: string
}

/** A notice of a list. */
export function presentNotice(reader: NoticeReader, row: ReadableRow): Notice {
  const { title, summary } = wordsOf(reader, row)
  const endMs = Math.min(row.ends_ms ?? Number.POSITIVE_INFINITY, row.withdrawn_ms ?? Number.POSITIVE_INFINITY)
  return {
    id: row.id,
    user_id: row.user_id ?? 0,
    scope: row.user_id === null ? row.scope : 'user',
    type: row.type,
    position: row.position,
    title,
    summary,
    image: pictureAddress(reader, row.image_key),
    link: row.link,
    is_read: flagOf(row.is_read),
    create_time: toSeconds(row.starts_ms),
    end_time: Number.isFinite(endMs) ? toSeconds(endMs) : 0,
  }
}

export const presentInFull = (reader: NoticeReader, row: ReadableRow): NoticeInFull => ({
  ...presentNotice(reader, row),
  content: wordsOf(reader, row).content,
})

function wordsOf({ language, moneyName }: NoticeReader, row: ReadableRow): WrittenText {
  if (row.text_key === null)
    return (row.texts && textIn(row.texts, language)) ?? { title: '', summary: '', content: '' }
  const values = row.text_values ?? {}
  const amount = amountIn(language, moneyName, values)
  const { title, summary } = noticeText(language, row.text_key, {
    ...spoken(language, values),
    ...(amount !== undefined && { amount }),
    ...(typeof values['reason'] === 'string' && { reason: quoted(language, values['reason']) }),
  })
  return { title, summary, content: asHtml(summary) }
}

/** Names in the language of the reader, where the notice has them in several. */
const spoken = (
  language: Language,
  values: Readonly<Record<string, NoticeValue>>,
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? (textIn(value, language) ?? '') : value,
    ]),
  )

/** What an operator wrote, as they wrote it: on a line of its own that says so, for it may be in another language than the sentence. */
const quoted = (language: Language, reason: string): string =>
  reason === '' ? '' : `\n${messageText(language, 'noteFromSupport', { words: reason })}`

const coinTexts = { gold: 'coinGold', point: 'coinPoint' } as const

/** The amount a notice tells, as its reader writes it; undefined where it tells none. */
const amountIn = (
  language: Language,
  moneyName: string,
  { amount, coin }: NonNullable<ReadableRow['text_values']>,
): string | undefined => {
  if (typeof amount !== 'string') return undefined
  if (coin === 'money' || coin === 'treasure') return formatMoney(amount, moneyName, language)
  const written = formatDecimal(amount, language)
  return coin === 'gold' || coin === 'point' ? `${written} ${messageText(language, coinTexts[coin])}` : written
}

const characters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain text as HTML that shows it: some of its words come from members and operators. */
const asHtml = (text: string): string =>
  text
    .replace(/[&<>"]/g, (character) => characters[character] ?? character)
    .split(/\n+/)
    .map((line) => `<p>${line}</p>`)
    .join('')

const pictureAddress = ({ storage, origin }: NoticeReader, key: string): string => {
  if (key === '') return ''
  const address = storage.publicUrl(key)
  return origin === undefined ? address : new URL(address, origin).href
}
