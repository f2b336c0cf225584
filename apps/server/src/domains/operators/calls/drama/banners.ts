import type { CallInput } from '@cliffhanger/contract/call.ts'
import { type bannerOperatorCalls, bannerPositions } from '@cliffhanger/contract/drama/operator-banner-calls.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'
import { definedOf, rewritten } from '../../written-languages.ts'

const listBanners =
  ({ drama }: OperatorNeeds): Handler<typeof bannerOperatorCalls.listBanners> =>
  async (context) => ({
    list: (await drama.operator.listBanners(context.db)).map((banner) => ({
      id: banner.id,
      titles: { ...banner.titles },
      image_key: banner.imageKey,
      image: publicAddress(context, banner.imageKey),
      link_type: banner.linkType,
      link: banner.link,
      sort: banner.sort,
      position: positionOf(banner.position),
      start_time: toSeconds(banner.startsMs),
      end_time: toSeconds(banner.endsMs),
      status: flagOf(banner.isOn),
    })),
  })

const createBanner =
  ({ drama }: OperatorNeeds): Handler<typeof bannerOperatorCalls.createBanner> =>
  async (context, form) => {
    const placed = placedForm(form)
    const imageKey = await publishPicture(context.storage, form.image_key, 'image_key')
    const id = await drama.operator.createBanner(context.db, { ...placed, titles: definedOf(form.titles), imageKey })
    await recordAction(context.db, context, { action: 'banner.create', target: `banner ${id}`, after: form })
    return { id }
  }

const editBanner =
  ({ drama }: OperatorNeeds): Handler<typeof bannerOperatorCalls.editBanner> =>
  async (context, { id, ...form }) => {
    const placed = placedForm(form)
    const imageKey = await publishPicture(context.storage, form.image_key, 'image_key')
    return context.db.transaction(async (tx) => {
      const edit = await drama.operator.editBanner(tx, id, (before) => ({
        ...placed,
        titles: rewritten(before.titles, form.titles),
        imageKey,
      }))
      await recordAction(tx, context, { action: 'banner.edit', target: `banner ${id}`, ...edit })
      return {}
    })
  }

const removeBanner =
  ({ drama }: OperatorNeeds): Handler<typeof bannerOperatorCalls.removeBanner> =>
  async (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const before = await drama.operator.removeBanner(tx, id)
      await recordAction(tx, context, { action: 'banner.remove', target: `banner ${id}`, reason, before })
      return {}
    })

type Form = CallInput<typeof bannerOperatorCalls.createBanner>

/** Pages are few and known; what another version wrote is shown as home's. */
const positionOf = (position: string): Form['position'] => bannerPositions.find((each) => each === position) ?? 'home'

/** Where a banner stands, where it leads and when; refuses an end before the beginning. */
function placedForm({ position, link_type, link, sort, start_time, end_time, status }: Form) {
  if (end_time !== 0 && end_time <= start_time) refuseField('end_time')
  return {
    position,
    linkType: link_type,
    link,
    sort,
    startsMs: start_time * 1000,
    endsMs: end_time === 0 ? null : end_time * 1000,
    isOn: status === 1,
  }
}

export const bannerHandlers = (needs: OperatorNeeds): Handlers<typeof bannerOperatorCalls> => ({
  listBanners: listBanners(needs),
  createBanner: createBanner(needs),
  editBanner: editBanner(needs),
  removeBanner: removeBanner(needs),
})
