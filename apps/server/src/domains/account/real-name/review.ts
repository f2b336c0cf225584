import type { RealNameStatus } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { realNameChanged } from '@cliffhanger/contract/wallet/events.ts'
import { realNameStep } from '@cliffhanger/rules/account/real-name.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { userStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'
import type { AccountNeeds } from '../needs.ts'
import { type Application, openApplication } from './application.ts'
import {
  countRealNames,
  countSameNumber,
  findRealName,
  judgeApplication,
  listRealNames,
  type RealNameRow,
} from './queries.ts'

/** What an operator sees of an application besides what it says. */
export interface OpenedApplication {
  readonly row: RealNameRow
  readonly application: Application
  /** Other members who applied with the same number. */
  readonly sameNumberTotal: number
}

/** How operators decide what to certify. */
export interface Judgement {
  readonly userId: number
  /** Of the application that was looked at: one that came meanwhile is 4003. */
  readonly version: number
  readonly isApproved: boolean
  readonly reason: string
  readonly operatorId: number
}

/** What operators do with certifications (S-84). */
export function createRealNameReview(
  context: Pick<ServerContext, 'secrets' | 'bus' | 'clock'>,
  domains: Pick<AccountNeeds, 'notices' | 'teams'>,
) {
  return {
    list: listRealNames,
    count: countRealNames,
    /** Opens the seal of one; refuses 4002. Whoever shows it writes the operators' log. */
    async open(db: Db, userId: number): Promise<OpenedApplication> {
      const row = (await findRealName(db, userId)) ?? refuse('notFound')
      return {
        row,
        application: openApplication(context, row.sealed),
        sameNumberTotal: await countSameNumber(db, row),
      }
    },
    /** Certifies or rejects and tells the member, last in the transaction; refuses 4002, and 4003 where somebody was faster. */
    async judge(tx: Db, { userId, version, isApproved, reason, operatorId }: Judgement): Promise<RealNameRow> {
      const step = realNameStep(isApproved ? 'approve' : 'reject')
      const judged = await judgeApplication(
        tx,
        { userId, version },
        { ...step, reason, operatorId, nowMs: context.clock() },
      )
      if (!judged) return refuse((await findRealName(tx, userId)) ? 'stateChanged' : 'notFound')
      if (isApproved) await domains.teams.noteShared(tx, [userId])
      const notice = await domains.notices.write(
        tx,
        isApproved
          ? { userId, key: 'realNameApproved', values: {} }
          : { userId, key: 'realNameRejected', values: { reason } },
      )
      const event = newEvent(realNameChanged, userStream(userId), { status: isApproved ? 2 : 3, reason })
      await appendEvents(context, tx, [event, notice])
      return judged
    },
    /** The name a member is certified under; undefined where they are not. */
    async certifiedName(db: Db, userId: number): Promise<string | undefined> {
      const row = await findRealName(db, userId)
      return row?.status === realNameStates.certified ? openApplication(context, row.sealed).real_name : undefined
    },
  }
}

/** How far a member's certification is. */
export const readRealNameStatus = async (db: Db, userId: number): Promise<RealNameStatus> =>
  (await findRealName(db, userId))?.status ?? 0

/** Whether a member is certified. */
export const isCertified = async (db: Db, userId: number): Promise<boolean> =>
  (await findRealName(db, userId))?.status === realNameStates.certified
