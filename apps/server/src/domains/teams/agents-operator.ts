import { starChanged } from '@cliffhanger/contract/teams/events.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { salesWindowMs } from '@cliffhanger/rules/teams/agent-levels.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { userStream } from '../../platform/realtime/stream-names.ts'
import { appendEvents, type NewEvent, newEvent } from '../../platform/realtime/streams.ts'
import { openStatement, type Statement } from './application.ts'
import { levelAt } from './levels.ts'
import type { TeamsNeeds } from './needs.ts'
import {
  type ApplicationRow,
  countApplications,
  decideApplication,
  findApplication,
  listApplications,
} from './queries/applications.ts'
import { insertGrant, listGrants, lockMember } from './queries/grants.ts'
import {
  insertLevel,
  insertTerms,
  type LevelDraft,
  listWrittenLevels,
  type TermsRow,
  updateLevel,
  type WrittenLevelRow,
} from './queries/levels.ts'

/** How operators decide an application. */
export interface Decision {
  readonly id: number
  readonly isAccepted: boolean
  readonly reason: string
  readonly operatorId: number
}

/** Terms that begin now where they name no moment. */
const beginning = (terms: TermsRow, nowMs: number): TermsRow => {
  if (terms.from_ms === 0) return { ...terms, from_ms: nowMs }
  return terms.from_ms < nowMs ? refuseField('from_time') : terms
}

/** What whoever applied is told, without what is sealed. */
const applicationEvent = (row: ApplicationRow): NewEvent => {
  const { id, user_id, level, state, reason } = row
  const apply = {
    id,
    user_id,
    level,
    state,
    reason,
    create_time: toSeconds(row.created_ms),
    update_time: toSeconds(row.changed_ms),
  }
  return newEvent(starChanged, userStream(user_id), { star: null, apply })
}

interface Writer {
  readonly operatorId: number
}

/** What operators do about levels of agents and applications for them. */
export const createAgentsOperator = (context: ServerContext, domains: TeamsNeeds) => {
  const findLevel = async (db: Db, level: number): Promise<WrittenLevelRow> =>
    (await listWrittenLevels(db, context.clock(), level))[0] ?? refuse('notFound')

  return {
    levels: (db: Db): Promise<WrittenLevelRow[]> => listWrittenLevels(db, context.clock()),
    findLevel,
    /** Makes a level with its first terms (`from_ms` 0: from now on); refuses 5017 where its number is taken, 4000 for a moment that is past. */
    async createLevel(tx: Db, draft: LevelDraft, terms: TermsRow, { operatorId }: Writer): Promise<WrittenLevelRow> {
      const nowMs = context.clock()
      if ((await insertLevel(tx, draft, nowMs)) === 0) refuse('nameUsed')
      await insertTerms(tx, draft.level, beginning(terms, nowMs), { operatorId, nowMs })
      return findLevel(tx, draft.level)
    },
    /** Refuses 4002, and 4003 where it was changed since `version`. */
    async editLevel(tx: Db, draft: LevelDraft, version: number): Promise<WrittenLevelRow> {
      if ((await updateLevel(tx, draft, version, context.clock())) === 0) {
        await findLevel(tx, draft.level)
        refuse('stateChanged')
      }
      return findLevel(tx, draft.level)
    },
    /** Terms from a moment on, 0: from now on. Refuses 4000 for a moment that is past, 4002, and 4003 where terms that begin then or later are
     *  set. */
    async setTerms(tx: Db, level: number, terms: TermsRow, { operatorId }: Writer): Promise<WrittenLevelRow> {
      await findLevel(tx, level)
      const nowMs = context.clock()
      if ((await insertTerms(tx, level, beginning(terms, nowMs), { operatorId, nowMs })) === 0) refuse('stateChanged')
      return findLevel(tx, level)
    },
    list: listApplications,
    count: countApplications,
    /** What an application says, and what it is judged by; refuses 4002. Whoever shows it writes the operators' log. */
    async open(db: Db, id: number) {
      const row = (await findApplication(db, id)) ?? refuse('notFound')
      const nowMs = context.clock()
      const statement: Statement = openStatement(context, row.sealed)
      const sold = await domains.commission.salesOf(db, {
        ownerId: row.user_id,
        startMs: nowMs - salesWindowMs,
        endMs: nowMs,
      })
      return { row, statement, sold, grants: await listGrants(db, row.user_id) }
    },
    /** Decides once; the level holds from now on. Last in the transaction. Refuses 4002, and 4003 where it was decided before, or its member
     *  has a level from now or later on. */
    async decide(tx: Db, { id, isAccepted, reason, operatorId }: Decision): Promise<ApplicationRow> {
      const found = (await findApplication(tx, id)) ?? refuse('notFound')
      await lockMember(tx, found.user_id)
      const nowMs = context.clock()
      const state = isAccepted ? 'accepted' : 'rejected'
      const row = (await decideApplication(tx, id, { state, reason, operatorId, nowMs })) ?? refuse('stateChanged')
      const { user_id: userId, level } = row
      const before = (await levelAt(tx, userId, nowMs))?.level ?? 0
      const grant = { userId, level, fromMs: nowMs, applicationId: id, operatorId, reason }
      if (isAccepted && (await insertGrant(tx, grant)) === 0) refuse('stateChanged')
      const notice = await domains.notices.write(
        tx,
        isAccepted
          ? { userId, key: before > 0 ? 'agentRaised' : 'agentAccepted', values: { level } }
          : { userId, key: 'agentRejected', values: { level, reason } },
      )
      await appendEvents(context, tx, [notice, applicationEvent(row)])
      return row
    },
    /** Lowers a level from now on, or ends it (0); answers what it was. Last in the transaction. Refuses 4002, and 4003 for no lower one. */
    async lower(
      tx: Db,
      { userId, level, reason, operatorId }: { userId: number; level: number; reason: string; operatorId: number },
    ) {
      if (!(await lockMember(tx, userId))) refuse('notFound')
      const nowMs = context.clock()
      const before = (await levelAt(tx, userId, nowMs))?.level ?? 0
      if (level >= before) refuse('stateChanged')
      if (level > 0) await findLevel(tx, level)
      const grant = { userId, level, fromMs: nowMs, applicationId: null, operatorId, reason }
      if ((await insertGrant(tx, grant)) === 0) refuse('stateChanged')
      const notice = await domains.notices.write(tx, { userId, key: 'agentLowered', values: { level, reason } })
      const changed = newEvent(starChanged, userStream(userId), { star: null, apply: null })
      await appendEvents(context, tx, [notice, changed])
      return before
    },
  }
}
