import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { bannerOperatorCalls } from '@cliffhanger/contract/drama/operator-banner-calls.ts'
import { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import type { DramaForm } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { type Source, writtenText } from '../../../platform/data-provider.ts'
import { secondsOf } from '../../../platform/moments.ts'
import { callServer } from '../../../platform/server.ts'
import { writtenShortTexts } from '../../../ui/short-texts.ts'
import { writtenTexts } from './written-texts.ts'

type TypeForm = CallRequest<typeof dramaOperatorCalls.createDramaType>
type BannerForm = CallRequest<typeof bannerOperatorCalls.createBanner>

/** What of a record is the operator's own writing. */
const formOf = (record: DramaForm): DramaForm => ({
  type_id: record.type_id,
  language: record.language,
  texts: writtenTexts(record.texts),
  cover_key: record.cover_key,
  wide_cover_key: record.wide_cover_key,
  area: record.area,
  year: record.year,
  total_number: record.total_number,
  is_end: record.is_end,
})

export const dramaSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(dramaOperatorCalls.listDramas, { page, limit, search: writtenText(filter.search) }),
  one: async (id) => {
    const { drama, episodes } = await callServer(dramaOperatorCalls.getDrama, { id })
    return { ...drama, episodes }
  },
  create: async (form, idempotencyKey) =>
    (await callServer(dramaOperatorCalls.createDrama, formOf(form), { idempotencyKey })).drama,
  update: async (id, form) => (await callServer(dramaOperatorCalls.editDrama, { ...formOf(form), id })).drama,
}

const typeFormOf = ({ names, sort }: TypeForm): TypeForm => ({ names: writtenShortTexts(names), sort })

export const dramaTypeSource: Source = {
  list: async () => {
    const { list } = await callServer(dramaOperatorCalls.listDramaTypes, {})
    return { list, total: list.length }
  },
  create: async (values, idempotencyKey) => {
    const form = typeFormOf(values)
    const { id } = await callServer(dramaOperatorCalls.createDramaType, form, { idempotencyKey })
    return { id, ...form }
  },
  update: async (id, values) => {
    const form = typeFormOf(values)
    await callServer(dramaOperatorCalls.editDramaType, { ...form, id })
    return { id, ...form }
  },
}

/** Seconds, or what a date field holds. */
const momentOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' ? secondsOf(value) : 0

/** A banner that leads nowhere has no target, whatever was typed before. */
const bannerFormOf = (form: BannerForm): BannerForm => ({
  titles: writtenShortTexts(form.titles),
  image_key: form.image_key,
  link_type: form.link_type,
  link: form.link_type === 'none' ? '' : form.link,
  sort: form.sort,
  position: form.position ?? 'home',
  start_time: momentOf(form.start_time),
  end_time: momentOf(form.end_time),
  status: form.status ?? 1,
})

export const bannerSource: Source = {
  list: async () => {
    const { list } = await callServer(bannerOperatorCalls.listBanners, {})
    return { list, total: list.length }
  },
  create: async (values, idempotencyKey) => {
    const form = bannerFormOf(values)
    const { id } = await callServer(bannerOperatorCalls.createBanner, form, { idempotencyKey })
    return { id, ...form }
  },
  update: async (id, values) => {
    const form = bannerFormOf(values)
    await callServer(bannerOperatorCalls.editBanner, { ...form, id })
    return { id, ...form }
  },
}
