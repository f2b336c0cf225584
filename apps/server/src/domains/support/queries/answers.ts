import type { Db } from '../../../platform/database/db.ts'

/** A message of an official account that an operator wrote. */
export interface AnswerRow {
  readonly msg_id: number
  readonly operator_id: number
  readonly operator_name: string
}

export const findAnswer = (db: Db, caseId: number, localId: string): Promise<{ operator_id: number } | undefined> =>
  db.find(`select operator_id from support_answers where case_id = $1 and local_id = $2`, [caseId, localId])

export const insertAnswer = async (
  tx: Db,
  answer: {
    readonly messageId: number
    readonly caseId: number
    readonly localId: string
    readonly operatorId: number
  },
): Promise<boolean> =>
  (await tx.execute(
    `insert into support_answers (msg_id, case_id, local_id, operator_id) values ($1, $2, $3, $4) on conflict do nothing`,
    [answer.messageId, answer.caseId, answer.localId, answer.operatorId],
  )) > 0

/** Which of these messages operators wrote. */
export const listAnswers = (db: Db, messageIds: readonly number[]): Promise<AnswerRow[]> =>
  db.query(
    `select a.msg_id, a.operator_id, o.name as operator_name from support_answers a join operators o on o.id = a.operator_id
      where a.msg_id = any ($1)`,
    [messageIds],
  )

/** Which messages of a member's chat with an account were sent by themselves. */
export const listAwayMessages = async (db: Db, memberId: number, accountId: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.query<{ away_msg_id: number }>(
        `select away_msg_id from support_cases where member_id = $1 and account_id = $2 and away_msg_id is not null`,
        [memberId, accountId],
      )
    ).map((row) => row.away_msg_id),
  )
