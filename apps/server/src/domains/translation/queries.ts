import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../platform/database/db.ts'

/** What a text became; unchanged where it stands in that language already. */
export interface TranslatedText {
  readonly text: string
  readonly source_lang: string
  readonly is_translated: boolean
}

export const findTranslation = (db: Db, textHash: Buffer, target: Language): Promise<TranslatedText | undefined> =>
  db.find(`select text, source_lang, is_translated from translations where text_hash = $1 and target = $2`, [
    textHash,
    target,
  ])

export const insertTranslation = (
  db: Db,
  textHash: Buffer,
  target: Language,
  { text, source_lang, is_translated }: TranslatedText,
  nowMs: number,
): Promise<number> =>
  db.execute(
    `insert into translations (text_hash, target, text, source_lang, is_translated, created_ms) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [textHash, target, text, source_lang, is_translated, nowMs],
  )

/** Deletes a bounded number of translations from before `beforeMs`, and of the oldest where there are more than `kept`; answers how many. */
export const deleteTranslations = (db: Db, beforeMs: number, stored: number, atOnce: number): Promise<number> =>
  db.execute(
    `with too_old as (
       select greatest($1, coalesce((select created_ms from translations order by created_ms desc offset $2 limit 1), 0) + 1) as ms
     )
     delete from translations t using (
       select text_hash, target from translations, too_old where created_ms < too_old.ms order by created_ms limit $3
     ) old where t.text_hash = old.text_hash and t.target = old.target`,
    [beforeMs, stored, atOnce],
  )

/** For whom a message is translated, and into what. */
interface Recipient {
  readonly language: string
  readonly user_type: number
}

export const findRecipient = (db: Db, userId: number): Promise<Recipient | undefined> =>
  db.find(`select language, user_type from accounts where id = $1`, [userId])

/** Keeps the translation of a message that is still there, once; answers whether it was kept. A withdrawal at the same time comes
 *  before or after: before, nothing is kept; after, the translation goes with the message. */
export const saveMessageTranslation = async (
  db: Db,
  stored: { messageId: number; target: Language; text: string; source: string },
): Promise<boolean> =>
  (await db.execute(
    `with present as (select msg_id from messages where msg_id = $1 and not is_gone for share)
     insert into message_translations (msg_id, target, text, source_lang) select msg_id, $2, $3, $4 from present
     on conflict do nothing`,
    [stored.messageId, stored.target, stored.text, stored.source],
  )) > 0

/** What these messages say in this language, by msg_id; only those that were translated on the way. */
export const translationsOf = async (
  db: Db,
  messageIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await db.query<{ msg_id: number; text: string }>(
        `select msg_id, text from message_translations where msg_id = any ($1) and target = $2`,
        [messageIds, language],
      )
    ).map(({ msg_id, text }) => [msg_id, text]),
  )

/** What these messages became on the way, by msg_id. */
export const listMessageTranslations = async (
  db: Db,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly text: string; readonly target: Language }>> =>
  new Map(
    (
      await db.query<{ msg_id: number; text: string; target: Language }>(
        `select msg_id, text, target from message_translations where msg_id = any ($1)`,
        [messageIds],
      )
    ).map(({ msg_id, ...translation }) => [msg_id, translation]),
  )
