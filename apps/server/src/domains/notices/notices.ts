import { announcementHeard, noticeHeard, pushCard } from '@cliffhanger/contract/notices/events.ts'
import type { Notice } from '@cliffhanger/contract/notices/schemas.ts'
import { fallbackLanguage, type Language } from '@cliffhanger/i18n/languages.ts'
import type { NoticeValues } from '@cliffhanger/i18n/notice-texts.ts'
import { type NoticeKey, noticeKinds, noticeLinkOf } from '@cliffhanger/rules/notices/notice-kinds.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { platformStream, userStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, type NewEvent, newEvent, pushTransient } from '../../platform/realtime/streams.ts'
import type { NoticesNeeds } from './needs.ts'
import { type NoticeReader, presentNotice } from './present.ts'
import {
  countUnread,
  insertNotice,
  listByIds,
  lockReader,
  type NewNoticeRow,
  type NoticeRow,
  type ReadableRow,
} from './queries/notices.ts'

/** What one member is told by the platform itself: a kind, what its words are filled with, and the thing it is about. In `values`, `coin` is
 *  the code of a coin and becomes its name. */
export type NewNotice = {
  readonly [Key in NoticeKey]: {
    readonly userId: number
    readonly key: Key
    readonly values: NoticeValues<Key>
    /** What the screen it leads to calls this thing: an id, a number of an order. */
    readonly thing?: string | number
    /** Which part of it: the number of an episode. */
    readonly part?: number
    /** Its picture, among the public files of the platform. */
    readonly imageKey?: string
  }
}[NoticeKey]

/** How a notice begins. */
export type NoticeTitle = Pick<Notice, 'title' | 'summary'>

/** What a notice says in a language. */
export type NoticeWords = (language: Language) => NoticeTitle

/** The one way members are told something that stays. Composed once; every domain that tells something does it through this. */
export class Notices {
  readonly #context: Pick<ServerContext, 'bus' | 'clock' | 'storage'>
  readonly #domains: NoticesNeeds

  constructor(context: Pick<ServerContext, 'bus' | 'clock' | 'storage'>, domains: NoticesNeeds) {
    this.#context = context
    this.#domains = domains
  }

  /**
   * Stores a notice in the transaction of what it tells of, and answers its event, which is appended with the others of the act.
   * Call it after everything that locks rows of business or of the ledger, and before any stream is locked; for several members in the
   * order of their ids.
   */
  async write(tx: Db, notice: NewNotice): Promise<NewEvent> {
    const { userId, key, values, thing, part, imageKey = '' } = notice
    const nowMs = this.#context.clock()
    const { event } = await this.store(tx, userId, {
      type: noticeKinds[key].type,
      texts: null,
      text_key: key,
      text_values: values,
      image_key: imageKey,
      link: noticeLinkOf(key, thing, part),
      starts_ms: nowMs,
      created_ms: nowMs,
    })
    return event
  }

  /** `write` for acts that have no event of their own. Last in the transaction: it locks the member's stream. */
  async notify(tx: Db, notice: NewNotice): Promise<void> {
    await appendEvents(this.#context, tx, [await this.write(tx, notice)])
  }

  /** Stores a member's own notice; answers it with its event. When to call it: as `write`. */
  async store(
    tx: Db,
    userId: number,
    row: Omit<NewNoticeRow, 'user_id' | 'position' | 'scope' | 'ends_ms' | 'told_ms'>,
  ): Promise<{ readonly row: NoticeRow; readonly event: NewEvent }> {
    await lockReader(tx, userId)
    const stored = await insertNotice(tx, {
      ...row,
      ...{ user_id: userId, position: '', scope: 'platform', ends_ms: null, told_ms: null },
    })
    tx.afterCommit(() => this.#domains.push.notifyNotice({ userId, noticeId: stored.id }))
    const { data, event } = await this.#heard(tx, userId, { ...stored, is_read: false })
    const { type, title, summary: content, image, link, create_time: time } = data.notice
    const card = { type: type === 'wallet' ? 'wallet' : 'notice', title, time, content, image, link } as const
    tx.afterCommit(() => pushTransient(this.#context, userId, pushCard, card))
    return { row: stored, event }
  }

  /** The event for a member whose own notice changed, with the current unread count. Locks the member as a reader. */
  async heardBy(tx: Db, userId: number, row: ReadableRow): Promise<NewEvent> {
    return (await this.#heard(tx, userId, row)).event
  }

  async #heard(tx: Db, userId: number, row: ReadableRow) {
    const language = await this.#domains.account.findLanguageOf(tx, userId)
    const data = {
      notice: presentNotice(await this.reader(language), row),
      unread: await countUnread(tx, userId, this.#context.clock()),
    }
    return { data, event: newEvent(noticeHeard, userStream(userId), data) }
  }

  /** Has everybody told that an announcement is in force: whoever is connected by the event, the others by notifications. */
  async begin(tx: Db, row: NoticeRow): Promise<NewEvent> {
    await this.#domains.push.announce(tx, row.id)
    return this.heardByAll(row)
  }

  /** What everybody hears when an announcement begins, is changed or is withdrawn. */
  async heardByAll(row: NoticeRow): Promise<NewEvent> {
    const notice = presentNotice(await this.reader(fallbackLanguage), { ...row, is_read: false })
    return newEvent(announcementHeard, platformStream, { notice })
  }

  /** How many a member did not open. */
  countUnread(db: Db, userId: number): Promise<number> {
    return countUnread(db, userId, this.#context.clock())
  }

  /** What these notices say, in whichever language is asked for; one that is gone is left out. */
  async wordsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, NoticeWords>> {
    const reader = await this.reader(fallbackLanguage)
    const rows = await listByIds(db, ids)
    return new Map(
      rows.map((row) => [row.id, (language) => presentNotice({ ...reader, language }, { ...row, is_read: false })]),
    )
  }

  /** Who reads in this language, at this address. */
  async reader(language: Language, origin?: string): Promise<NoticeReader> {
    const { money_name: moneyName } = await this.#domains.session.platform()
    return { language, storage: this.#context.storage, moneyName, ...(origin !== undefined && { origin }) }
  }
}
