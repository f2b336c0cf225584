import { publishingCalls } from '@cliffhanger/contract/operators/drama-calls.ts'
import type { DramaForm } from '@cliffhanger/contract/operators/schemas.ts'
import type { Source } from '../../platform/data-provider.ts'
import { writtenText } from '../../platform/data-provider.ts'
import { callServer } from '../../platform/server.ts'
import { writtenShortTexts, writtenTexts } from './written-texts.ts'

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
    callServer(publishingCalls.listDramas, { page, limit, search: writtenText(filter.search) }),
  one: async (id) => {
    const { drama, episodes } = await callServer(publishingCalls.getDrama, { id })
    return { ...drama, episodes }
  },
  create: async (form, idempotencyKey) =>
    (await callServer(publishingCalls.createDrama, formOf(form), { idempotencyKey })).drama,
  update: async (id, form) => (await callServer(publishingCalls.editDrama, { ...formOf(form), id })).drama,
}

export const dramaTypeSource: Source = {
  list: async () => {
    const { list } = await callServer(publishingCalls.listDramaTypes, {})
    return { list, total: list.length }
  },
  create: async ({ names, sort }, idempotencyKey) => {
    const form = { names: writtenShortTexts(names), sort }
    const { id } = await callServer(publishingCalls.createDramaType, form, { idempotencyKey })
    return { id, ...form }
  },
}

export const bannerSource: Source = {
  list: async () => {
    const { list } = await callServer(publishingCalls.listBanners, {})
    return { list, total: list.length }
  },
  create: async (form, idempotencyKey) => {
    const banner = {
      titles: writtenShortTexts(form.titles),
      image_key: form.image_key,
      link_type: form.link_type,
      link: form.link ?? '',
      sort: form.sort,
    }
    const { id } = await callServer(publishingCalls.createBanner, banner, { idempotencyKey })
    return { id, ...banner }
  },
}
