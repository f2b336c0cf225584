import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { starOperatorCalls } from '@cliffhanger/contract/stars/operator-star-calls.ts'
import { starPostStates } from '@cliffhanger/contract/stars/states.ts'
import { chosenNumber, type Source, writtenText } from '../../platform/data-provider.ts'
import { refuseStale } from '../../platform/failure.ts'
import { listingOf } from '../../platform/listing.ts'
import { callServer } from '../../platform/server.ts'
import { writtenShortTexts } from '../../ui/short-texts.ts'

export const starSource: Source = {
  list: async ({ page, limit, filter }) => {
    const { list, total } = await callServer(starOperatorCalls.listWrittenStars, {
      page,
      limit,
      keyword: writtenText(filter.keyword),
      is_open: ([0, 1] as const).find((flag) => flag === chosenNumber(filter.is_open)),
    })
    return { list: list.map((star) => ({ ...star, id: star.star_id })), total }
  },
  one: async (id) => {
    const { star } = await callServer(starOperatorCalls.getWrittenStar, { star_id: id })
    return { ...star, id }
  },
  create: async (form, idempotencyKey) => {
    const wanted = {
      user_no: (form.user_no ?? '').trim(),
      cate_id: form.cate_id || 0,
      cover_key: form.cover_key ?? '',
      reason: form.reason,
    }
    const { star } = await callServer(starOperatorCalls.makeStar, wanted, { idempotencyKey })
    return { ...star, id: star.star_id }
  },
  update: async (id, form) => {
    const wanted = {
      star_id: id,
      cate_id: form.cate_id || 0,
      cover_key: form.cover_key ?? '',
      version: form.version,
    }
    const { star } = await callServer(starOperatorCalls.editStar, wanted).catch(refuseStale)
    return { ...star, id }
  },
}

type CategoryForm = CallRequest<typeof starOperatorCalls.createStarCategory>

const categoryOf = (form: CategoryForm): CategoryForm => ({
  names: writtenShortTexts(form.names),
  sort: form.sort,
  is_open: form.is_open,
})

export const starCategorySource: Source = {
  list: ({ page, limit }) => callServer(starOperatorCalls.listWrittenStarCategories, { page, limit }),
  create: async (form, idempotencyKey) =>
    (await callServer(starOperatorCalls.createStarCategory, categoryOf(form), { idempotencyKey })).category,
  update: async (id, form) =>
    (await callServer(starOperatorCalls.editStarCategory, { id, ...categoryOf(form) })).category,
}

type EntryForm = CallRequest<typeof starOperatorCalls.createDiscoverEntry>

const entryOf = (form: EntryForm): EntryForm => ({
  titles: writtenShortTexts(form.titles),
  badges: writtenShortTexts(form.badges),
  icon_key: form.icon_key,
  link_type: form.link_type,
  link: form.link.trim(),
  sort: form.sort,
  is_open: form.is_open,
})

export const discoverEntrySource: Source = {
  list: ({ page, limit }) => callServer(starOperatorCalls.listWrittenDiscoverEntries, { page, limit }),
  create: async (form, idempotencyKey) =>
    (await callServer(starOperatorCalls.createDiscoverEntry, entryOf(form), { idempotencyKey })).entry,
  update: async (id, form) => {
    const wanted = { id, version: form.version, ...entryOf(form) }
    return (await callServer(starOperatorCalls.editDiscoverEntry, wanted).catch(refuseStale)).entry
  },
}

export const starPostSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(starPostOperatorCalls.listStarPostQueue, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      status: Object.values(starPostStates).find((state) => state === chosenNumber(filter.status)),
    }),
  one: async (id) => (await callServer(starPostOperatorCalls.getReviewedStarPost, { id })).post,
}

/** Comments under one post; nothing lists those of all posts. */
export const starCommentSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(starPostOperatorCalls.listStarCommentQueue, { page, limit, product_id: Number(filter.product_id) }),
}
