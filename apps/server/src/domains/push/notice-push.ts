import { hourMs } from '@cliffhanger/contract/duration.ts'
import { languageOf } from '@cliffhanger/i18n/languages.ts'
import { notificationOf } from '@cliffhanger/rules/push/notice.ts'
import type { ServerContext } from '../../context.ts'
import type { NoticeWords } from '../notices/index.ts'
import { retryNoticeJob, retryNoticeKey } from './jobs.ts'
import type { PushNeeds } from './needs.ts'
import { listAnnouncementTargets, listNoticeTargets, type NoticeTarget } from './queries/notice-targets.ts'
import type { PushSender } from './sender.ts'

const targetsAtOnce = 500
/** An announcement that began longer ago tells nobody by notifications any more. */
const freshMs = hourMs

/** Tells browsers of what the platform tells its members: each notice once. */
export class NoticePush {
  readonly #context: ServerContext
  readonly #domains: PushNeeds
  readonly #sender: PushSender

  constructor(context: ServerContext, domains: PushNeeds, sender: PushSender) {
    this.#context = context
    this.#domains = domains
    this.#sender = sender
  }

  /** Begins to tell members of notices of their own. */
  async notifyOwn(noticeIds: readonly number[]): Promise<void> {
    const { db } = this.#context
    let after = { session_id: 0, notice_id: 0 }
    for (let isMore = true; isMore; ) {
      const page = await listNoticeTargets(db, { noticeIds, after, limit: targetsAtOnce })
      await this.#tell(page, (target) => this.#retry(target))
      after = page.at(-1) ?? after
      isMore = page.length === targetsAtOnce
    }
  }

  /** Tells one browser of one notice, unless that is no longer called for; answers whether it must be tried again. */
  async notifyAgain(sessionId: number, noticeId: number): Promise<boolean> {
    const { db } = this.#context
    const after = { session_id: 0, notice_id: 0 }
    const [target] = await listNoticeTargets(db, { noticeIds: [noticeId], after, limit: 1, sessionId })
    if (!target || !this.#sender.isAway(target)) return false
    const words = (await this.#domains.notices.wordsOf(db, [noticeId])).get(noticeId)
    if (!words) return false
    const unread = await this.#domains.chat.unreadTotals(db, [target.user_id])
    const outcome = await this.#sender.send(target, present(target, words, unread))
    return outcome.kind === 'failed'
  }

  /** Begins to tell of an announcement everybody who comes after this sign-in, a page of them; `goOn` is awaited before the first is told,
   *  with where the next page begins. One whose push service fails is left out: whoever opens the app sees it. */
  async announce(noticeId: number, afterSession: number, goOn: (nextSession: number) => Promise<void>): Promise<void> {
    const { db, clock } = this.#context
    const nowMs = clock()
    const question = { noticeId, afterSession, nowMs, sinceMs: nowMs - freshMs, limit: targetsAtOnce }
    const page = await listAnnouncementTargets(db, question)
    const last = page.at(-1)
    if (last && page.length === targetsAtOnce) await goOn(last.session_id)
    await this.#tell(page)
  }

  async #tell(page: readonly NoticeTarget[], tryLater?: (target: NoticeTarget) => Promise<void>): Promise<void> {
    const { db } = this.#context
    const targets = page.filter(this.#sender.isAway)
    if (targets.length === 0) return
    const words = await this.#domains.notices.wordsOf(db, [...new Set(targets.map(({ notice_id }) => notice_id))])
    const unread = await this.#domains.chat.unreadTotals(db, [...new Set(targets.map(({ user_id }) => user_id))])
    for (const target of targets) {
      const wordsIn = words.get(target.notice_id)
      if (!wordsIn) continue
      if (target.is_failing) await tryLater?.(target)
      else await this.#sender.begin(target, present(target, wordsIn, unread), async () => tryLater?.(target))
    }
  }

  async #retry({ session_id: sessionId, notice_id: noticeId, is_failing }: NoticeTarget): Promise<void> {
    const delaySeconds = is_failing ? 0 : retryNoticeJob.retry.delaySeconds
    const key = retryNoticeKey(sessionId, noticeId)
    await this.#context.jobs.enqueue(retryNoticeJob, { sessionId, noticeId }, { key, delaySeconds })
  }
}

const present = (target: NoticeTarget, words: NoticeWords, unread: ReadonlyMap<number, number>) =>
  notificationOf({
    noticeId: target.notice_id,
    ...words(languageOf(target.language)),
    unread: unread.get(target.user_id) ?? 0,
    isSilent: target.is_silent,
  })
