import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import type { NoticeType } from '@cliffhanger/contract/notices/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { bindCalls, type CallContext } from '../../platform/http/handlers.ts'
import type { NewEvent } from '../../platform/realtime/streams.ts'
import { listAnnouncements } from './calls/list-announcements.ts'
import { listMyNotices, listOfStars, listOfType } from './calls/list-my-notices.ts'
import { openNotice } from './calls/open-notice.ts'
import { startNoticeJobs } from './jobs.ts'
import type { NoticesNeeds } from './needs.ts'
import { type NewNotice, Notices, type NoticeWords } from './notices.ts'
import { createNoticesOperator, type NoticesOperator } from './operator.ts'

export type { NewNotice, NoticeWords } from './notices.ts'
export type { WrittenRow } from './queries/written.ts'
export type { NoticeForm } from './write-notice.ts'

/** Stores what a member is told, in the transaction of what it tells of; answers the event to append with the others of the act. After the
 *  ledger, before any stream. */
type WriteNotice = (tx: Db, notice: NewNotice) => Promise<NewEvent>

export interface NoticesDomain extends Domain {
  readonly write: WriteNotice
  /** The same for acts without events of their own; last in the transaction. */
  notify(tx: Db, notice: NewNotice): Promise<void>
  /** How many notices a member did not open. */
  countUnread(db: Db, userId: number): Promise<number>
  /** What these notices say, in whichever language is asked for; one that is gone is left out. */
  wordsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, NoticeWords>>
  /** A page of the caller's notices of one type, announcements in force among them, the newest first. */
  listOfType(
    context: CallContext<'bearer'>,
    type: NoticeType,
    page: { readonly page: number; readonly limit: number },
  ): ReturnType<typeof listOfType>
  /** A page of what is in force about the section of stars, the newest first. */
  listOfStars(
    context: CallContext<'bearer'>,
    page: { readonly page: number; readonly limit: number },
  ): ReturnType<typeof listOfStars>
  /** What operators do with notices. */
  readonly operator: NoticesOperator
}

/** What the platform tells its members: each of them, and everyone. */
export function createNoticesDomain(context: ServerContext, domains: NoticesNeeds): NoticesDomain {
  const notices = new Notices(context, domains)
  return {
    write: (tx, notice) => notices.write(tx, notice),
    notify: (tx, notice) => notices.notify(tx, notice),
    countUnread: (db, userId) => notices.countUnread(db, userId),
    wordsOf: (db, ids) => notices.wordsOf(db, ids),
    listOfType: (caller, type, page) => listOfType(notices, caller, type, page),
    listOfStars: (caller, page) => listOfStars(notices, caller, page),
    operator: createNoticesOperator(context, notices),
    calls: bindCalls(noticeCalls, {
      listAnnouncements: listAnnouncements(notices),
      listMyNotices: listMyNotices(notices),
      openNotice: openNotice(notices),
    }),
    start: () => startNoticeJobs(context, notices),
  }
}
