import type { Db } from '../../../platform/database/db.ts'

/** What an operator noted about a member. */
export interface MemberNoteRow {
  readonly id: number
  readonly user_id: number
  readonly operator_id: number
  readonly operator_name: string
  readonly text: string
  readonly version: number
  readonly created_ms: number
  /** 0: it is as it was written. */
  readonly edited_ms: number
}

const columns = 'id, user_id, operator_id, operator_name, text, version, created_ms, edited_ms'

/** One page, the newest first. */
export const listNotes = (db: Db, userId: number, limit: number, offset: number): Promise<MemberNoteRow[]> =>
  db.query(`select ${columns} from member_notes where user_id = $1 order by id desc limit $2 offset $3`, [
    userId,
    limit,
    offset,
  ])

export const countNotes = async (db: Db, userId: number): Promise<number> =>
  (await db.one<{ total: number }>('select count(*)::int as total from member_notes where user_id = $1', [userId]))
    .total

export const insertNote = (
  tx: Db,
  note: Pick<MemberNoteRow, 'user_id' | 'operator_id' | 'operator_name' | 'text' | 'created_ms'>,
): Promise<MemberNoteRow> =>
  tx.one(
    `insert into member_notes (user_id, operator_id, operator_name, text, created_ms) values ($1, $2, $3, $4, $5) returning ${columns}`,
    [note.user_id, note.operator_id, note.operator_name, note.text, note.created_ms],
  )

/** The note, and nobody else changes it until the transaction ends. */
export const lockNote = (tx: Db, id: number): Promise<MemberNoteRow | undefined> =>
  tx.find(`select ${columns} from member_notes where id = $1 for update`, [id])

export const updateNote = (tx: Db, id: number, text: string, nowMs: number): Promise<MemberNoteRow> =>
  tx.one(
    `update member_notes set text = $2, edited_ms = $3, version = version + 1 where id = $1 returning ${columns}`,
    [id, text, nowMs],
  )

export const deleteNote = (tx: Db, id: number): Promise<number> =>
  tx.execute('delete from member_notes where id = $1', [id])
