import type { UserInfo } from '@cliffhanger/contract/account/schemas.ts'
import type { MessageSender } from '@cliffhanger/contract/chat/schemas.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { findUsers } from '../account/index.ts'

interface Card {
  readonly sender: MessageSender
  readonly untilMs: number
}

const retentionMs = 10_000
const cachedCards = 50_000

/** Short profiles of senders, remembered for ten seconds so that a frame costs no query. */
export class SenderCards {
  readonly #cards = new Map<number, Card>()
  readonly #db: Db
  readonly #clock: Clock

  constructor(db: Db, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  async of(userId: number, db?: Db): Promise<MessageSender> {
    return (await this.ofAll([userId], db)).get(userId) ?? nobody(userId)
  }

  /** Cards by user id; who is no member, such as the platform itself, gets one without a name.
   *  A transaction passes itself as `db`: waiting for a second connection while holding one can wait for ever. */
  async ofAll(userIds: readonly number[], db: Db = this.#db): Promise<ReadonlyMap<number, MessageSender>> {
    const nowMs = this.#clock()
    const unknown = userIds.filter((userId) => !((this.#cards.get(userId)?.untilMs ?? 0) > nowMs))
    if (unknown.length > 0) await this.#load(db, unknown, nowMs + retentionMs)
    return new Map(userIds.map((userId) => [userId, this.#cards.get(userId)?.sender ?? nobody(userId)]))
  }

  async #load(db: Db, userIds: readonly number[], untilMs: number): Promise<void> {
    const profiles = await findUsers(db, userIds)
    if (this.#cards.size > cachedCards) this.#cards.clear()
    for (const userId of userIds) {
      const profile = profiles.get(userId)
      this.#cards.set(userId, { sender: profile ? cardOf(profile) : nobody(userId), untilMs })
    }
  }
}

const cardOf = ({ user_id, user_no, nick_name, avatar_url, user_type }: UserInfo): MessageSender => ({
  user_id,
  user_no,
  nick_name,
  avatar_url,
  user_type,
})

const nobody = (userId: number): MessageSender => ({
  user_id: userId,
  user_no: '',
  nick_name: '',
  avatar_url: '',
  user_type: 0,
})
