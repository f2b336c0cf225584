import type { publishingCalls } from '@cliffhanger/contract/operators/drama-calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { recordAct } from '../audit.ts'
import type { OperatorNeeds } from '../needs.ts'
import { publishPicture } from '../pictures.ts'
import { pictureAddress } from '../present-drama.ts'
import { definedOf, rewritten } from '../written-languages.ts'

export const listBanners =
  ({ drama }: OperatorNeeds): Handler<typeof publishingCalls.listBanners> =>
  async (context) => ({
    list: (await drama.authoring.listBanners(context.db)).map((banner) => ({
      id: banner.id,
      titles: { ...banner.titles },
      image_key: banner.imageKey,
      image: pictureAddress(context, banner.imageKey),
      link_type: banner.linkType,
      link: banner.link,
      sort: banner.sort,
    })),
  })

export const createBanner =
  ({ drama }: OperatorNeeds): Handler<typeof publishingCalls.createBanner> =>
  async (context, form) => {
    const imageKey = await publishPicture(context.storage, form.image_key, 'image_key')
    const id = await drama.authoring.createBanner(context.db, {
      position: 'home',
      titles: definedOf(form.titles),
      imageKey,
      linkType: form.link_type,
      link: form.link,
      sort: form.sort,
    })
    await recordAct(context.db, context, { action: 'banner.create', target: `banner ${id}`, after: form })
    return { id }
  }

export const editBanner =
  ({ drama }: OperatorNeeds): Handler<typeof publishingCalls.editBanner> =>
  async (context, { id, ...form }) => {
    const imageKey = await publishPicture(context.storage, form.image_key, 'image_key')
    return context.db.transaction(async (tx) => {
      const edit = await drama.authoring.editBanner(tx, id, (before) => ({
        titles: rewritten(before.titles, form.titles),
        imageKey,
        linkType: form.link_type,
        link: form.link,
        sort: form.sort,
      }))
      await recordAct(tx, context, { action: 'banner.edit', target: `banner ${id}`, ...edit })
      return {}
    })
  }

export const removeBanner =
  ({ drama }: OperatorNeeds): Handler<typeof publishingCalls.removeBanner> =>
  async (context, { id, reason }) =>
    context.db.transaction(async (tx) => {
      const before = await drama.authoring.removeBanner(tx, id)
      await recordAct(tx, context, { action: 'banner.remove', target: `banner ${id}`, reason, before })
      return {}
    })
