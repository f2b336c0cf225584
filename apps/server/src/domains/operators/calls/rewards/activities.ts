import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { activityOperatorCalls } from '@cliffhanger/contract/rewards/operator-activity-calls.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { ActivityForm } from '../../../rewards/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'
import { presentWrittenActivity } from '../../present/rewards.ts'
import { rewritten, sanitizedTexts } from '../../written-languages.ts'

type Calls = typeof activityOperatorCalls
type Form = CallInput<Calls['createActivity']>

const listWrittenActivities =
  ({ rewards }: OperatorNeeds): Handler<Calls['listWrittenActivities']> =>
  async (context, { page, limit, type }) => {
    const { list, count } = rewards.operator.activities
    const rows = await list(context.db, type, { limit, offset: (page - 1) * limit })
    return {
      list: rows.map((row) => presentWrittenActivity(context, row)),
      total: await count(context.db, type),
      page,
      limit,
    }
  }

const createActivity =
  ({ rewards }: OperatorNeeds): Handler<Calls['createActivity']> =>
  async (context, form) => {
    const plain = plainForm(form)
    const cover_key = await publishPicture(context.storage, form.cover_key, 'cover_key')
    return context.db.transaction(async (tx) => {
      const stored = { ...plain, ...textsOf(form.texts), cover_key }
      const row = await rewards.operator.activities.create(tx, stored, context.clock())
      const activity = presentWrittenActivity(context, row)
      await recordAction(tx, context, { action: 'activity.create', target: `activity ${row.id}`, after: activity })
      return { activity }
    })
  }

const editActivity =
  ({ rewards }: OperatorNeeds): Handler<Calls['editActivity']> =>
  async (context, { id, version, ...form }) => {
    const plain = plainForm(form)
    const cover_key = await publishPicture(context.storage, form.cover_key, 'cover_key')
    return context.db.transaction(async (tx) => {
      const written = textsOf(form.texts)
      const { before, after } = await rewards.operator.activities.edit(
        tx,
        { id, version },
        (known) => ({
          ...plain,
          cover_key,
          titles: rewritten(known.titles, written.titles),
          summaries: rewritten(known.summaries, written.summaries),
          contents: rewritten(known.contents, written.contents),
        }),
        context.clock(),
      )
      const activity = presentWrittenActivity(context, after)
      await recordAction(tx, context, {
        action: 'activity.edit',
        target: `activity ${id}`,
        before: presentWrittenActivity(context, before),
        after: activity,
      })
      return { activity }
    })
  }

const removeActivity =
  ({ rewards }: OperatorNeeds): Handler<Calls['removeActivity']> =>
  (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const before = presentWrittenActivity(context, await rewards.operator.activities.remove(tx, id))
      await recordAction(tx, context, { action: 'activity.remove', target: `activity ${id}`, reason, before })
      return {}
    })

/** All but texts and picture. Refuses an end before the beginning, and a link that is missing. */
function plainForm(
  form: Pick<Form, 'type' | 'link_type' | 'link' | 'start_time' | 'end_time' | 'sort' | 'is_open'>,
): Omit<ActivityForm, 'titles' | 'summaries' | 'contents' | 'cover_key'> {
  const { type, link_type, link, start_time, end_time, sort, is_open } = form
  if (end_time !== 0 && end_time <= start_time) refuseField('end_time')
  if (link_type !== 'none' && link.trim() === '') refuseField('link')
  return {
    type,
    link_type,
    link: link_type === 'none' ? '' : link.trim(),
    starts_ms: start_time * 1000,
    ends_ms: end_time * 1000,
    sort,
    is_open: is_open === 1,
  }
}

/** What was written, by part and language; its HTML without anything that runs (V-42). */
function textsOf(texts: Form['texts']) {
  const written = Object.entries(sanitizedTexts(texts))
  const part = (name: 'title' | 'summary' | 'content'): Record<string, string> =>
    Object.fromEntries(written.map(([language, text]) => [language, text[name]]))
  return { titles: part('title'), summaries: part('summary'), contents: part('content') }
}

export const activityHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  listWrittenActivities: listWrittenActivities(needs),
  createActivity: createActivity(needs),
  editActivity: editActivity(needs),
  removeActivity: removeActivity(needs),
})
