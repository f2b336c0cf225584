import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { posterSize } from '@cliffhanger/contract/drama/share-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import type { PosterForm } from '../../../drama/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'

/** As sharp as phones show and print it. */
const posterFolder = { folder: 'posters', longestSide: 2668 } as const

const listPosters =
  ({ drama }: OperatorNeeds): Handler<typeof shareOperatorCalls.listPosters> =>
  async (context) => ({
    list: (await drama.operator.shares.listPosters(context.db)).map((poster) => ({
      id: poster.id,
      kind: poster.kind,
      image_key: poster.imageKey,
      image: publicAddress(context, poster.imageKey),
      qr_x: poster.qrX,
      qr_y: poster.qrY,
      qr_size: poster.qrSize,
      text_color: poster.textColor,
      sort: poster.sort,
      is_on: flagOf(poster.isOn),
      is_star_only: flagOf(poster.isStarOnly),
    })),
  })

const createPoster =
  ({ drama }: OperatorNeeds): Handler<typeof shareOperatorCalls.createPoster> =>
  async (context, form) => {
    const stored = await storedForm(context, form)
    const id = await drama.operator.shares.createPoster(context.db, stored)
    await recordAction(context.db, context, { action: 'poster.create', target: `poster ${id}`, after: stored })
    return { id }
  }

const editPoster =
  ({ drama }: OperatorNeeds): Handler<typeof shareOperatorCalls.editPoster> =>
  async (context, { id, ...form }) => {
    const stored = await storedForm(context, form)
    return context.db.transaction(async (tx) => {
      const edit = await drama.operator.shares.editPoster(tx, id, stored)
      await recordAction(tx, context, { action: 'poster.edit', target: `poster ${id}`, ...edit })
      return {}
    })
  }

const removePoster =
  ({ drama }: OperatorNeeds): Handler<typeof shareOperatorCalls.removePoster> =>
  async (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const before = await drama.operator.shares.removePoster(tx, id)
      await recordAction(tx, context, { action: 'poster.remove', target: `poster ${id}`, reason, before })
      return {}
    })

/** The whole code stands on the poster. */
async function storedForm(
  { storage }: CallContext<'operator'>,
  form: CallInput<typeof shareOperatorCalls.createPoster>,
): Promise<PosterForm> {
  if (form.qr_x + form.qr_size > posterSize.width) return refuseField('qr_x')
  if (form.qr_y + form.qr_size > posterSize.height) return refuseField('qr_y')
  return {
    kind: form.kind,
    imageKey: await publishPicture(storage, form.image_key, 'image_key', posterFolder),
    qrX: form.qr_x,
    qrY: form.qr_y,
    qrSize: form.qr_size,
    textColor: form.text_color,
    sort: form.sort,
    isOn: form.is_on === 1,
    isStarOnly: form.is_star_only === 1,
  }
}

export const posterHandlers = (needs: OperatorNeeds) => ({
  listPosters: listPosters(needs),
  createPoster: createPoster(needs),
  editPoster: editPoster(needs),
  removePoster: removePoster(needs),
})
