import { cannedAnswersLimit, type SupportHours } from '@cliffhanger/contract/support/operator-schemas.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { SupportNeeds } from './needs.ts'
import { notifyMembers } from './note-messages.ts'
import type { OfficialAccounts } from './official-accounts.ts'
import { findAnswer, insertAnswer, listAnswers, listAwayMessages } from './queries/answers.ts'
import {
  countCannedAnswers,
  deleteCannedAnswer,
  insertCannedAnswer,
  listCannedAnswers,
  lockCannedAnswer,
  lockCannedAnswers,
  sortCannedAnswers,
  updateCannedAnswer,
} from './queries/canned-answers.ts'
import {
  type CaseRow,
  countCases,
  countEarlier,
  countOpenOf,
  countQueues,
  countWaitingCases,
  findCase,
  findListedCase,
  listCases,
  lockCase,
} from './queries/cases.ts'
import {
  answerCase,
  assignCase,
  endCase,
  endCasesOf,
  insertEntry,
  listEntries,
  moveCase,
  returnCasesOf,
} from './queries/changes.ts'
import { readNow, sumAnswers, sumClosed, sumOpened, sumRatings } from './queries/figures.ts'
import { findHours, hasTimeZone, saveHours } from './queries/hours.ts'

/** Who acts on a case; whoever may manage moves those of others, too. */
export interface Acting {
  readonly operatorId: number
  readonly mayManage: boolean
}

/** What an operator answers, under an id of their device's own. */
interface Answer {
  readonly localId: string
  readonly text: string
}

/** The message of an answer, and whether it was written now. */
interface Answered {
  readonly msg_id: number
  readonly isNew: boolean
}

type Context = Pick<ServerContext, 'bus' | 'clock' | 'settings'>

/** The hours before anybody set them. */
const firstHours = (settings: Context['settings']): SupportHours => ({
  is_on: 0,
  time_zone: settings.TIME_ZONE,
  shifts: [1, 2, 3, 4, 5].map((day) => ({ day, from_minute: 9 * 60, to_minute: 18 * 60 })),
  texts: {},
})

/** A case that is open, under its lock. Refuses 4002 and 5042. */
async function openCase(tx: Db, id: number): Promise<CaseRow> {
  const row = (await lockCase(tx, id)) ?? refuse('notFound')
  return row.state === 'closed' ? refuse('caseClosed') : row
}

/** An open case that is this operator's. Refuses 5043 besides. */
async function ownCase(tx: Db, id: number, { operatorId, mayManage }: Acting): Promise<CaseRow> {
  const row = await openCase(tx, id)
  return row.operator_id === operatorId || mayManage ? row : refuse('notYourCase')
}

/** What operators do about cases. Each change comes in the transaction that also writes their log; what takes the lock of a conversation takes it
 *  before that of the case, as sending does. */
const caseActs = (context: Context, { account, chat }: SupportNeeds) => ({
  /** S-141: takes a case that waits; one's own stays one's own. Of two at once the second is refused 5041. */
  async take(tx: Db, id: number, operatorId: number): Promise<void> {
    if (await assignCase(tx, id, operatorId)) {
      const row = await openCase(tx, id)
      await insertEntry(tx, id, { act: 'take', operatorId, nowMs: context.clock() })
      notifyMembers(context, tx, [row], 'assigned')
      return
    }
    const row = await openCase(tx, id)
    if (row.operator_id !== operatorId) refuse('caseTaken')
  },
  /** Puts a case back; one that waits already stays as it is for whoever may manage. */
  async release(tx: Db, id: number, by: Acting): Promise<void> {
    const row = await ownCase(tx, id, by)
    if (row.state === 'waiting') return
    await moveCase(tx, id, null)
    await insertEntry(tx, id, { act: 'release', operatorId: by.operatorId, nowMs: context.clock() })
    notifyMembers(context, tx, [row], 'waiting')
  },
  /** Gives a case to a colleague, whom the caller has made sure may have it. */
  async transfer(tx: Db, id: number, by: Acting, toId: number, text: string): Promise<void> {
    const row = await ownCase(tx, id, by)
    await moveCase(tx, id, toId)
    await insertEntry(tx, id, { act: 'transfer', operatorId: by.operatorId, toId, text, nowMs: context.clock() })
    notifyMembers(context, tx, [row], 'assigned')
  },
  /** Answers in the name of the account, once for each id; a repeat answers the first message, also when the case moved on since. Refuses 4002, 5042,
   *  5043, 4008 where the id came with another text or from somebody else, and what sending refuses. */
  async answer(tx: Db, id: number, operatorId: number, { localId, text }: Answer): Promise<Answered> {
    const found = (await findCase(tx, id)) ?? refuse('notFound')
    const known = await findAnswer(tx, id, localId)
    if (known && known.operator_id !== operatorId) refuse('idempotencyKeyReused')
    // Before anything is stored; what is decided here is decided again under the lock.
    if (!known && found.state === 'closed') refuse('caseClosed')
    if (!known && found.operator_id !== operatorId) refuse('notYourCase')
    const { msg_id } = await chat.postOnce(tx, {
      ...{ senderId: found.account_id, peerId: found.member_id, localId },
      ...{ chatType: 'private', messageType: 'text', contentText: textContent(text) },
      ...{ refMessageId: 0, ip: '', fileKeys: [] },
    })
    if (known || !(await insertAnswer(tx, { messageId: msg_id, caseId: id, localId, operatorId })))
      return { msg_id, isNew: false }
    await ownCase(tx, id, { operatorId, mayManage: false })
    await answerCase(tx, id, operatorId, context.clock())
    return { msg_id, isNew: true }
  },
  /** Notes something that members never read; answers the id of the entry. Refuses 4002. */
  async note(tx: Db, id: number, operatorId: number, text: string): Promise<number> {
    if (!(await findCase(tx, id))) refuse('notFound')
    return insertEntry(tx, id, { act: 'note', operatorId, text, nowMs: context.clock() })
  },
  /** S-142: closes one's own case with a notice to its member. */
  async close(tx: Db, id: number, operatorId: number): Promise<void> {
    const found = (await findCase(tx, id)) ?? refuse('notFound')
    if (found.state === 'closed') refuse('caseClosed')
    if (found.operator_id !== operatorId) refuse('notYourCase')
    const language = await account.findLanguageOf(tx, found.member_id)
    const text = messageText(language, 'supportClosedNotice')
    await chat.postNotice(tx, { action: 'support_closed', userId: found.account_id, peerId: found.member_id, text })
    const row = await ownCase(tx, id, { operatorId, mayManage: false })
    await endCase(tx, id, context.clock())
    await insertEntry(tx, id, { act: 'close', operatorId, nowMs: context.clock() })
    notifyMembers(context, tx, [row], 'closed')
  },
  /** An account is disabled, or is something else from now on: its open cases end on both sides (S-140). */
  async endCasesOf(tx: Db, accountId: number): Promise<void> {
    notifyMembers(context, tx, await endCasesOf(tx, accountId, context.clock()), 'closed')
  },
  /** The cases of an operator who may not have any wait again (S-141). */
  async returnCasesOf(tx: Db, operatorId: number): Promise<void> {
    notifyMembers(context, tx, await returnCasesOf(tx, operatorId, context.clock()), 'waiting')
  },
  /** The account has read what its member wrote up to this message. */
  read: ({ account_id: accountId, member_id: memberId }: CaseRow, messageId: number): Promise<void> =>
    chat.read(accountId, { peerId: memberId }, messageId),
})

/** S-144. */
const cannedAnswers = {
  list: listCannedAnswers,
  /** Refuses 5046. */
  async create(tx: Db, title: string, texts: Readonly<Record<string, string>>) {
    await lockCannedAnswers(tx)
    if ((await countCannedAnswers(tx)) >= cannedAnswersLimit) refuse('tooManyCannedAnswers')
    return insertCannedAnswer(tx, title, texts)
  },
  lock: lockCannedAnswer,
  update: updateCannedAnswer,
  delete: deleteCannedAnswer,
  async sort(tx: Db, ids: readonly number[]) {
    await lockCannedAnswers(tx)
    await sortCannedAnswers(tx, ids)
    return listCannedAnswers(tx)
  },
}

/** What operators do about customer service. */
export const createSupportOperator = (context: Context, domains: SupportNeeds, officials: OfficialAccounts) => ({
  ...caseActs(context, domains),
  list: listCases,
  count: countCases,
  countQueues,
  countWaiting: countWaitingCases,
  countOpenOf,
  find: findCase,
  findListed: findListedCase,
  countEarlier,
  listEntries,
  listAnswers,
  listAwayMessages,
  cannedAnswers,
  figures: { readNow, sumAnswers, sumClosed, sumOpened, sumRatings },
  hours: {
    find: async (db: Db) => (await findHours(db)) ?? { version: 0, hours: firstHours(context.settings) },
    save: saveHours,
    hasTimeZone,
  },
  /** Somebody became official customer service, or is it no longer. */
  officialsChanged: (tx: Pick<Db, 'afterCommit'>): void => tx.afterCommit(() => officials.changed()),
})

export type SupportOperator = ReturnType<typeof createSupportOperator>
