import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { empty, flag, id, leadingText, seconds, shortTexts, sortOrder, text } from '../schema.ts'

/** Pages that have banners. */
export const bannerPositions = ['home', 'mine', 'bonus', 'events', 'invite', 'crowdfunding', 'stars'] as const

const bannerForm = z.object({
  titles: shortTexts,
  image_key: text(1, 300),
  link_type: z.literal(['page', 'video', 'url', 'none']),
  link: leadingText(0, 300),
  sort: sortOrder(),
  /** The page it stands on. */
  position: z._default(z.enum(bannerPositions), 'home'),
  start_time: z._default(seconds(), 0),
  /** 0: it stays. */
  end_time: z._default(seconds(), 0),
  status: z._default(flag(), 1),
})

/** Banners of the pages members open. */
export const bannerOperatorCalls = {
  listBanners: call({
    id: 'op-banners',
    method: 'GET',
    path: '/operator/v1/banners',
    auth: 'operator',
    permission: 'content.read',
    request: empty(),
    data: z.object({ list: z.array(z.extend(bannerForm, { id: id(), image: z.string() })) }),
    errors: [],
    summary: 'Pictures of the carousel in their order',
  }),
  createBanner: call({
    id: 'op-banner-create',
    method: 'POST',
    path: '/operator/v1/banners/create',
    auth: 'operator',
    permission: 'content.write',
    idempotency: 'key',
    request: bannerForm,
    data: z.object({ id: id() }),
    errors: ['fileNotUploaded'],
    summary: 'Adds a picture to the carousel of the home page',
  }),
  editBanner: call({
    id: 'op-banner-edit',
    method: 'POST',
    path: '/operator/v1/banners/edit',
    auth: 'operator',
    permission: 'content.write',
    request: z.extend(bannerForm, { id: id() }),
    data: empty(),
    errors: ['notFound', 'fileNotUploaded'],
    summary: 'Changes a picture of the carousel, its titles or where it leads',
  }),
  removeBanner: call({
    id: 'op-banner-remove',
    method: 'POST',
    path: '/operator/v1/banners/remove',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Takes a picture out of the carousel',
  }),
} as const
