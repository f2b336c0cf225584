import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { count, empty, flag, id, queryNumber, seconds, sortOrder, text } from '../schema.ts'
import { vipType } from './schemas.ts'
import { largestPosterCode, posterSize, smallestPosterCode } from './share-calls.ts'

/** On what terms members watch a drama, and when it is published. Prices are whole gold. */
export const dramaTerms = z.object({
  vip_type: vipType,
  free_number: z.int().check(z.gte(0), z.lte(2000)),
  coin_price: z.int().check(z.gte(0), z.lte(1_000_000)),
  whole_price: z.int().check(z.gte(0), z.lte(100_000_000)),
  preview_seconds: z.int().check(z.gte(0), z.lte(60)),
  is_shareable: flag(),
  /** When it is published by itself; 0: by hand. */
  opens_time: seconds(),
})
export type DramaTerms = z.output<typeof dramaTerms>

const posterForm = z.object({
  kind: z.literal(['invite', 'video']),
  image_key: text(1, 300),
  qr_x: z.int().check(z.gte(0), z.lte(posterSize.width)),
  qr_y: z.int().check(z.gte(0), z.lte(posterSize.height)),
  qr_size: z.int().check(z.gte(smallestPosterCode), z.lte(largestPosterCode)),
  text_color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  sort: sortOrder(),
  is_on: flag(),
  /** Only for who holds a star package with posters. */
  is_star_only: z._default(flag(), 0),
})

/** What one day brought a drama by links. */
const shareDay = z.object({ day: z.string(), visits: count(), new_members: count() })
export type ShareDay = z.output<typeof shareDay>

/** Prices and publishing of dramas, and how they are shared. */
export const shareOperatorCalls = {
  getDramaTerms: call({
    id: 'op-drama-terms',
    method: 'GET',
    path: '/operator/v1/dramas/terms',
    auth: 'operator',
    permission: 'content.read',
    request: z.object({ id: queryNumber(id()) }),
    data: z.object({ terms: dramaTerms }),
    errors: ['notFound'],
    summary: 'What a drama costs, what of it is free, whether it is shared, and when it is published',
  }),
  setDramaTerms: call({
    id: 'op-drama-terms-set',
    method: 'POST',
    path: '/operator/v1/dramas/terms',
    auth: 'operator',
    permission: 'content.write',
    request: z.extend(dramaTerms, { id: id() }),
    data: z.object({ terms: dramaTerms }),
    errors: ['notFound', 'stateChanged'],
    summary: 'Sets them; a time of publishing lies ahead, and only an unpublished drama has one',
  }),
  getDramaShares: call({
    id: 'op-drama-shares',
    method: 'GET',
    path: '/operator/v1/dramas/shares',
    auth: 'operator',
    permission: 'content.read',
    request: z.object({
      id: queryNumber(id()),
      days: z._default(queryNumber(z.int().check(z.gte(1), z.lte(366))), 30),
    }),
    data: z.object({
      links: count(),
      visits: count(),
      new_members: count(),
      /** The newest first; days without a visit are there too. */
      days: z.array(shareDay),
    }),
    errors: ['notFound'],
    summary: 'Links to a drama, who came by them, and who registered by them, day by day',
  }),
  listPosters: call({
    id: 'op-posters',
    method: 'GET',
    path: '/operator/v1/posters',
    auth: 'operator',
    permission: 'content.read',
    request: empty(),
    data: z.object({ list: z.array(z.extend(posterForm, { id: id(), image: z.string() })) }),
    errors: [],
    summary: 'Backgrounds of posters in their order; while none of a kind is on, the built-in one is',
  }),
  createPoster: call({
    id: 'op-poster-create',
    method: 'POST',
    path: '/operator/v1/posters/create',
    auth: 'operator',
    permission: 'content.write',
    idempotency: 'key',
    request: posterForm,
    data: z.object({ id: id() }),
    errors: ['fileNotUploaded'],
    summary: 'Adds a background with the place of its code',
  }),
  editPoster: call({
    id: 'op-poster-edit',
    method: 'POST',
    path: '/operator/v1/posters/edit',
    auth: 'operator',
    permission: 'content.write',
    request: z.extend(posterForm, { id: id() }),
    data: empty(),
    errors: ['notFound', 'fileNotUploaded'],
    summary: 'Changes a background, the place of its code, or whether it is offered',
  }),
  removePoster: call({
    id: 'op-poster-remove',
    method: 'POST',
    path: '/operator/v1/posters/remove',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Takes a background away; posters that were saved stay what they are',
  }),
} as const
