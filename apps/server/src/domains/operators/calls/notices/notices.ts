import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { noticesOperatorCalls } from '@cliffhanger/contract/notices/operator-calls.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findPayee } from '../../../account/index.ts'
import type { NoticeForm } from '../../../notices/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'
import { memberLines } from '../../present/account.ts'
import { presentWrittenNotice } from '../../present/notices.ts'
import { rewritten, sanitizedTexts } from '../../written-languages.ts'

const noticePicture = { folder: 'notices', longestSide: 1200 } as const

const listWrittenNotices =
  ({ notices }: OperatorNeeds): Handler<typeof noticesOperatorCalls.listWrittenNotices> =>
  async (context, { page, limit }) => {
    const { db } = context
    const rows = await notices.operator.list(db, limit, (page - 1) * limit)
    const lineOf = await memberLines(
      db,
      rows.flatMap(({ user_id }) => user_id ?? []),
    )
    const list = rows.map((row) =>
      presentWrittenNotice(context, row, row.user_id === null ? '' : lineOf(row.user_id).user_no),
    )
    return { list, total: await notices.operator.count(db), page, limit }
  }

/** Tells one member, or everyone; what comes out of the sanitiser is what is stored and shown. */
const writeNotice =
  ({ notices }: OperatorNeeds): Handler<typeof noticesOperatorCalls.writeNotice> =>
  async (context, form) => {
    const { db } = context
    const wanted = await readForm(context, form)
    return db.transaction(async (tx) => {
      const row = await notices.operator.write(tx, { ...wanted, texts: sanitizedTexts(form.texts) })
      const notice = presentWrittenNotice(context, row, form.user_no)
      await recordAction(tx, context, { action: 'notice.write', target: `notice ${row.id}`, after: notice })
      return { notice }
    })
  }

/** Changes what was told, for whoever has it. One for somebody else than before becomes a notice of its own, and the log says so. */
const editNotice =
  ({ notices }: OperatorNeeds): Handler<typeof noticesOperatorCalls.editNotice> =>
  async (context, { id, version, ...form }) => {
    const { db } = context
    const wanted = await readForm(context, form)
    return db.transaction(async (tx) => {
      const { before, after } = await notices.operator.edit(tx, { id, version }, (known) => ({
        ...wanted,
        texts: rewritten(known.texts, sanitizedTexts(form.texts)),
      }))
      const lineOf = await memberLines(tx, before.user_id === null ? [] : [before.user_id])
      const formerNo = before.user_id === null ? '' : lineOf(before.user_id).user_no
      const notice = presentWrittenNotice(context, after, form.user_no)
      await recordAction(tx, context, {
        action: 'notice.edit',
        target: `notice ${id}`,
        before: presentWrittenNotice(context, before, formerNo),
        after: notice,
      })
      return { notice }
    })
  }

/** What was asked for in a form, but for its texts; its picture is public from here on. */
const readForm = async (
  { db, storage }: Pick<CallContext, 'db' | 'storage'>,
  form: Pick<
    CallInput<typeof noticesOperatorCalls.writeNotice>,
    'user_no' | 'type' | 'position' | 'scope' | 'image_key' | 'link' | 'start_time' | 'end_time'
  >,
): Promise<Omit<NoticeForm, 'texts'>> => ({
  userId: await readTarget(db, form.user_no),
  type: form.type,
  position: form.position,
  scope: form.scope,
  imageKey: await publishPicture(storage, form.image_key, 'image_key', noticePicture),
  link: form.link,
  startsMs: form.start_time * 1000,
  endsMs: form.end_time === 0 ? null : form.end_time * 1000,
})

/** Undefined for everyone; refuses 7009 where nobody has the number. */
const readTarget = async (db: Db, userNo: string): Promise<number | undefined> =>
  userNo === '' ? undefined : ((await findPayee(db, { userNo })) ?? refuse('userNotFound')).id

const withdrawNotice =
  ({ notices }: OperatorNeeds): Handler<typeof noticesOperatorCalls.withdrawNotice> =>
  (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const before = await notices.operator.withdraw(tx, id)
      await recordAction(tx, context, {
        action: 'notice.withdraw',
        target: `notice ${id}`,
        reason,
        before: { texts: before.texts, position: before.position },
      })
      return {}
    })

export const noticeHandlers = (needs: OperatorNeeds): Handlers<typeof noticesOperatorCalls> => ({
  listWrittenNotices: listWrittenNotices(needs),
  writeNotice: writeNotice(needs),
  editNotice: editNotice(needs),
  withdrawNotice: withdrawNotice(needs),
})
