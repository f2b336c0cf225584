import type { MemberNote, memberOperatorCalls } from '@cliffhanger/contract/account/operator-member-calls.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberOf } from '../../present/account.ts'
import {
  countNotes,
  deleteNote,
  insertNote,
  listNotes,
  lockNote,
  type MemberNoteRow,
  updateNote,
} from '../../queries/member-notes.ts'
import { findOperator } from '../../queries/operators.ts'

type Calls = typeof memberOperatorCalls

const presentNote = (row: MemberNoteRow, readerId: number): MemberNote => ({
  id: row.id,
  text: row.text,
  operator_name: row.operator_name,
  is_own: flagOf(row.operator_id === readerId),
  version: row.version,
  create_time: toSeconds(row.created_ms),
  edit_time: toSeconds(row.edited_ms),
})

const listMemberNotes =
  ({ session }: OperatorNeeds): Handler<Calls['listMemberNotes']> =>
  async ({ db, caller }, { user_id, page, limit }) => {
    await memberOf(session, db, user_id)
    const rows = await listNotes(db, user_id, limit, (page - 1) * limit)
    const list = rows.map((row) => presentNote(row, caller.operatorId))
    return { list, total: await countNotes(db, user_id), page, limit }
  }

/** In the transaction that stores the reply under its key: the same key adds it once. */
const addMemberNote =
  ({ session }: OperatorNeeds): Handler<Calls['addMemberNote']> =>
  async (context, { user_id, text }) => {
    const { db, caller, clock } = context
    await memberOf(session, db, user_id)
    const operator = await findOperator(db, caller.operatorId)
    const note = await insertNote(db, {
      user_id,
      operator_id: caller.operatorId,
      operator_name: operator?.name ?? '',
      text: text.trim() || refuse('invalidParameter', { field: 'text' }),
      created_ms: clock(),
    })
    await recordAction(db, context, {
      action: 'memberNote.add',
      target: `member ${user_id}`,
      after: { note: note.id, text: note.text },
    })
    return { note: presentNote(note, caller.operatorId) }
  }

/** Changes a note of one's own; the text it has already changes nothing. */
const editMemberNote: Handler<Calls['editMemberNote']> = (context, { id, version, text: typed }) =>
  context.db.transaction(async (tx) => {
    const { caller, clock } = context
    const before = (await lockNote(tx, id)) ?? refuse('notFound')
    if (before.operator_id !== caller.operatorId) return refuse('noPermission')
    const text = typed.trim() || refuse('invalidParameter', { field: 'text' })
    if (text === before.text) return { note: presentNote(before, caller.operatorId) }
    if (before.version !== version) return refuse('stateChanged')
    const note = await updateNote(tx, id, text, clock())
    await recordAction(tx, context, {
      action: 'memberNote.edit',
      target: `member ${note.user_id}`,
      before: { note: id, text: before.text },
      after: { note: id, text },
    })
    return { note: presentNote(note, caller.operatorId) }
  })

/** Removes a note, whoever wrote it: what it said stays in the log. */
const removeMemberNote: Handler<Calls['removeMemberNote']> = (context, { id, reason }) =>
  context.db.transaction(async (tx) => {
    const note = (await lockNote(tx, id)) ?? refuse('notFound')
    await deleteNote(tx, id)
    await recordAction(tx, context, {
      action: 'memberNote.remove',
      target: `member ${note.user_id}`,
      reason,
      before: { note: id, text: note.text, by: note.operator_name },
    })
    return {}
  })

export const memberNoteHandlers = (needs: OperatorNeeds) => ({
  listMemberNotes: listMemberNotes(needs),
  addMemberNote: addMemberNote(needs),
  editMemberNote,
  removeMemberNote,
})
