import { changedTerm } from '@cliffhanger/rules/crowdfunding/fixed-terms.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { setStage } from '../queries/projects.ts'
import {
  findWritten,
  insertDraft,
  isEngaged,
  lockType,
  lockWritten,
  namePayee,
  type ProjectDraft,
  updateDraft,
  updateShown,
  type WrittenProjectRow,
} from '../queries/written.ts'

/** A project in the version an operator read. */
export interface ReadProject {
  readonly id: number
  readonly version: number
}

export interface ProjectChange {
  readonly before: WrittenProjectRow
  readonly after: WrittenProjectRow
}

export const getWritten = async (db: Db, id: number): Promise<WrittenProjectRow> =>
  (await findWritten(db, id)) ?? refuse('notFound')

/** The project, locked, where it still is what was read; refuses 4002 and 4003. */
async function lockRead(tx: Db, { id, version }: ReadProject): Promise<WrittenProjectRow> {
  const row = (await lockWritten(tx, id)) ?? refuse('notFound')
  return row.version === version ? row : refuse('stateChanged')
}

const requireType = async (tx: Db, { type_id: typeId }: ProjectDraft): Promise<unknown> =>
  (await lockType(tx, typeId)) ?? refuseField('type_id')

/** What two operators do with a project; each check is made when it is asked for and again when it takes effect. */
export const createProjectsOperator = ({ clock }: Pick<ServerContext, 'clock'>) => {
  /** Refuses a draft whose funding would be over; 4003 what is no draft. */
  const requireOpenable = (row: WrittenProjectRow): void => {
    if (row.stage !== 'draft') refuse('stateChanged')
    if (row.ends_ms <= clock()) refuseField('end_time')
  }
  const requireFunding = ({ stage }: WrittenProjectRow): void => {
    if (stage !== 'open') refuse('stateChanged')
  }
  const requireOver = async (tx: Db, { id, stage }: WrittenProjectRow): Promise<void> => {
    if (stage !== 'funded' || (await isEngaged(tx, id))) refuse('stateChanged')
  }
  const moveOn = async (
    tx: Db,
    before: WrittenProjectRow,
    stage: 'open' | 'failed' | 'closed',
  ): Promise<ProjectChange> => {
    await setStage(tx, before.id, stage, clock())
    return { before, after: await getWritten(tx, before.id) }
  }
  return {
    async create(tx: Db, draft: ProjectDraft): Promise<WrittenProjectRow> {
      await requireType(tx, draft)
      return getWritten(tx, await insertDraft(tx, draft, clock()))
    },

    /** Writes a draft anew; of a project that was opened only what no contract names, 4000 names what is fixed. Refuses 4002 and 4003. */
    async edit(
      tx: Db,
      read: ReadProject,
      draftOf: (before: WrittenProjectRow) => ProjectDraft,
    ): Promise<ProjectChange> {
      const before = await lockRead(tx, read)
      const draft = draftOf(before)
      await requireType(tx, draft)
      if (before.stage === 'draft') await updateDraft(tx, read.id, draft, clock())
      else {
        const fixed = changedTerm(before, draft)
        if (fixed !== undefined) refuseField(fixed)
        await updateShown(tx, read.id, draft, clock())
      }
      return { before, after: await getWritten(tx, read.id) }
    },

    /** Whether each may be asked for; answers the project. */
    async checkOpening(tx: Db, read: ReadProject): Promise<WrittenProjectRow> {
      const row = await lockRead(tx, read)
      requireOpenable(row)
      return row
    },
    async checkFailure(tx: Db, read: ReadProject): Promise<WrittenProjectRow> {
      const row = await lockRead(tx, read)
      requireFunding(row)
      return row
    },
    async checkClosing(tx: Db, read: ReadProject): Promise<WrittenProjectRow> {
      const row = await lockRead(tx, read)
      await requireOver(tx, row)
      return row
    },

    /** Opens a draft to members and names its payees in the ledger, before anybody can put money in (ADR 35). */
    async open(tx: Db, read: ReadProject): Promise<ProjectChange> {
      const before = await lockRead(tx, read)
      requireOpenable(before)
      for (const userId of before.payee_ids) await namePayee(tx, before.id, userId)
      return moveOn(tx, before, 'open')
    },
    /** Ends the funding of an open project: every order is refunded in full, those too that are paid just now (S-90). */
    async fail(tx: Db, read: ReadProject): Promise<ProjectChange> {
      const before = await lockRead(tx, read)
      requireFunding(before)
      return moveOn(tx, before, 'failed')
    },
    /** Closes a funded project in which nobody has anything, to which nothing is owed, and whose escrow is empty. */
    async close(tx: Db, read: ReadProject): Promise<ProjectChange> {
      const before = await lockRead(tx, read)
      await requireOver(tx, before)
      return moveOn(tx, before, 'closed')
    },
  }
}
