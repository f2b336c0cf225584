import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { type DramaTerms, type ShareDay, shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { chosenNumber, type Source } from '../../../platform/data-provider.ts'
import { callServer } from '../../../platform/server.ts'

/** What of a record the server takes. */
const termsOf = (record: DramaTerms): DramaTerms => ({
  vip_type: record.vip_type,
  free_number: record.free_number,
  coin_price: record.coin_price,
  whole_price: record.whole_price,
  preview_seconds: record.preview_seconds,
  is_shareable: record.is_shareable,
  opens_time: record.opens_time,
})

/** Terms are of one drama, and no list of them is shown. */
export const termsSource: Source = {
  list: async () => ({ list: [], total: 0 }),
  one: async (id) => ({ ...(await callServer(shareOperatorCalls.getDramaTerms, { id })).terms, id }),
  update: async (id, form) => ({
    ...(await callServer(shareOperatorCalls.setDramaTerms, { ...termsOf(form), id })).terms,
    id,
  }),
}

/** A day with what there ever was. */
export type ShownShareDay = ShareDay & {
  readonly id: string
  readonly links: number
  readonly all_visits: number
  readonly all_new_members: number
}

/** The days of one drama, `id` and `days` of the filter, all on one page. */
export const shareDaySource: Source = {
  list: async ({ filter }) => {
    const id = chosenNumber(filter.id)
    if (id === undefined) return { list: [], total: 0 }
    const days = chosenNumber(filter.days) === 90 ? 90 : 30
    const { links, visits, new_members, days: list } = await callServer(shareOperatorCalls.getDramaShares, { id, days })
    const all = { links, all_visits: visits, all_new_members: new_members }
    return { list: list.map((day): ShownShareDay => ({ ...day, ...all, id: day.day })), total: list.length }
  },
}

type PosterForm = CallRequest<typeof shareOperatorCalls.createPoster>

const posterFormOf = (record: PosterForm): PosterForm => ({
  kind: record.kind,
  image_key: record.image_key,
  qr_x: record.qr_x,
  qr_y: record.qr_y,
  qr_size: record.qr_size,
  text_color: record.text_color,
  sort: record.sort,
  is_on: record.is_on,
})

export const posterSource: Source = {
  list: async () => {
    const { list } = await callServer(shareOperatorCalls.listPosters, {})
    return { list, total: list.length }
  },
  create: async (values, idempotencyKey) => {
    const form = posterFormOf(values)
    const { id } = await callServer(shareOperatorCalls.createPoster, form, { idempotencyKey })
    return { id, ...form }
  },
  update: async (id, values) => {
    const form = posterFormOf(values)
    await callServer(shareOperatorCalls.editPoster, { ...form, id })
    return { id, ...form }
  },
}
