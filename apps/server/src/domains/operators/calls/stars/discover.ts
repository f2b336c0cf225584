import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import { isDiscoverLink } from '@cliffhanger/rules/stars/discover-link.ts'
import type { CallContext, Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { DiscoverDraft } from '../../../stars/index.ts'
import { carryOut } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'
import { presentDiscoverEntry } from '../../present/stars.ts'
import { definedOf, rewritten } from '../../written-languages.ts'

type Calls = Pick<
  typeof starOperatorCalls,
  'listWrittenDiscoverEntries' | 'createDiscoverEntry' | 'editDiscoverEntry' | 'removeDiscoverEntry'
>

const iconPicture = { folder: 'discover', longestSide: 256 } as const

const listWrittenDiscoverEntries =
  ({ stars }: OperatorNeeds): Handler<Calls['listWrittenDiscoverEntries']> =>
  async (context, { page, limit }) => {
    const rows = await stars.operator.discover.list(context.db, { offset: (page - 1) * limit, limit })
    const list = rows.map((row) => presentDiscoverEntry(context, row))
    return { list, total: await stars.operator.discover.count(context.db), page, limit }
  }

const createDiscoverEntry =
  ({ stars }: OperatorNeeds): Handler<Calls['createDiscoverEntry']> =>
  async (context, form) => {
    const draft = await readForm(context, form)
    const row = await carryOut(
      context,
      (tx) => stars.operator.discover.create(tx, draft),
      (made) => ({
        action: 'starDiscover.create',
        target: `discover entry ${made.id}`,
        after: presentDiscoverEntry(context, made),
      }),
    )
    return { entry: presentDiscoverEntry(context, row) }
  }

const editDiscoverEntry =
  ({ stars }: OperatorNeeds): Handler<Calls['editDiscoverEntry']> =>
  async (context, { id, version, ...form }) => {
    const draft = await readForm(context, form)
    const { after } = await carryOut(
      context,
      (tx) =>
        stars.operator.discover.edit(tx, { id, version }, (known) => ({
          ...draft,
          titles: rewritten(known.titles, draft.titles),
          badges: rewritten(known.badges, draft.badges),
        })),
      (edit) => ({
        action: 'starDiscover.edit',
        target: `discover entry ${id}`,
        before: presentDiscoverEntry(context, edit.before),
        after: presentDiscoverEntry(context, edit.after),
      }),
    )
    return { entry: presentDiscoverEntry(context, after) }
  }

const removeDiscoverEntry =
  ({ stars }: OperatorNeeds): Handler<Calls['removeDiscoverEntry']> =>
  async (context, { id, reason }) => {
    await carryOut(
      context,
      (tx) => stars.operator.discover.remove(tx, id),
      (before) => ({
        action: 'starDiscover.remove',
        target: `discover entry ${id}`,
        reason,
        before: presentDiscoverEntry(context, before),
      }),
    )
    return {}
  }

/** Refuses 4000 `link` where it leads nowhere; the picture is public from here on. */
const readForm = async (
  { storage }: Pick<CallContext, 'storage'>,
  form: CallInput<Calls['createDiscoverEntry']>,
): Promise<DiscoverDraft> => {
  const link = form.link.trim()
  if (!isDiscoverLink(form.link_type, link)) return refuseField('link')
  return {
    titles: definedOf(form.titles),
    badges: definedOf(form.badges),
    icon_key: await publishPicture(storage, form.icon_key, 'icon_key', iconPicture),
    link_type: form.link_type,
    link,
    sort: form.sort,
    is_open: form.is_open === 1,
  }
}

export const discoverHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  listWrittenDiscoverEntries: listWrittenDiscoverEntries(needs),
  createDiscoverEntry: createDiscoverEntry(needs),
  editDiscoverEntry: editDiscoverEntry(needs),
  removeDiscoverEntry: removeDiscoverEntry(needs),
})
