import type { MemberLine } from '@cliffhanger/contract/account/operator-schemas.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { CaseEntry, CaseLine, CaseMessage, OperatorLine } from '@cliffhanger/contract/support/operator-schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import type { CaseRow, EntryRow, ListedCase } from '../../support/index.ts'
import type { OperatorNeeds } from '../needs.ts'
import { showMessage } from './chat.ts'

const lineOf = (id: number | null, name: string | null): OperatorLine | null =>
  id === null ? null : { id, name: name ?? '' }

export const presentCase = (row: ListedCase, memberLine: (userId: number) => MemberLine): CaseLine => ({
  case_id: row.id,
  state: row.state,
  member: memberLine(row.member_id),
  language: row.language,
  account: memberLine(row.account_id),
  operator: lineOf(row.operator_id, row.operator_name),
  open_time: toSeconds(row.opened_ms),
  answer_time: toSeconds(row.answered_ms ?? 0),
  wait_time: toSeconds(row.awaiting_ms ?? 0),
  close_time: toSeconds(row.closed_ms ?? 0),
  last_message:
    row.msg_type === null
      ? null
      : { msg_type: row.msg_type, content_text: row.content_text ?? '', create_time: toSeconds(row.sent_ms ?? 0) },
  rating: row.rating ?? 0,
  comment: row.comment,
})

export const presentEntry = (row: EntryRow): CaseEntry => ({
  id: row.id,
  act: row.act,
  operator: lineOf(row.operator_id, row.operator_name),
  to: lineOf(row.to_operator_id, row.to_name),
  text: row.text,
  create_time: toSeconds(row.created_ms),
})

type StoredMessage = Awaited<ReturnType<OperatorNeeds['chat']['operator']['listMessagesOf']>>[number]

/** Messages of the chat of a case, with who of the operators wrote them. */
export async function presentCaseMessages(
  context: Pick<CallContext, 'db' | 'origin' | 'storage'>,
  { operator }: OperatorNeeds['support'],
  { member_id: memberId, account_id: accountId }: CaseRow,
  rows: readonly StoredMessage[],
): Promise<CaseMessage[]> {
  const ids = rows.map(({ msg_id }) => msg_id)
  const answers = new Map((await operator.listAnswers(context.db, ids)).map((row) => [row.msg_id, row]))
  const away = await operator.listAwayMessages(context.db, memberId, accountId)
  return Promise.all(
    rows.map(async ({ msg_id, msg_type, sender_id, created_ms, is_gone, ref_msg_id, content_text }) => {
      const answer = answers.get(msg_id)
      const said = { msg_id, msg_type, content_text: is_gone ? '' : content_text, create_time: toSeconds(created_ms) }
      return {
        ...(await showMessage(context, said)),
        from: fromOf(msg_type, sender_id === memberId),
        operator: answer ? { id: answer.operator_id, name: answer.operator_name } : null,
        is_automatic: flagOf(away.has(msg_id)),
        is_gone: flagOf(is_gone),
        ref_msg_id,
      }
    }),
  )
}

const fromOf = (type: Message['msg_type'], isMembers: boolean): CaseMessage['from'] => {
  if (type === 'sys_notice') return 'notice'
  return isMembers ? 'member' : 'account'
}
