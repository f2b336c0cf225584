import * as z from 'zod/mini'
import { clientLanguages } from '../language.ts'
import { assetState } from '../media/operator-schemas.ts'
import { byLanguage, count, flag, id, seconds, shortTexts, text } from '../schema.ts'

/** Texts of a drama in one language. */
export const dramaText = z.object({
  title: text(1, 60),
  intro: text(0, 2000),
  tags: z.array(text(1, 20)).check(z.maxLength(10)),
})

export const dramaTexts = byLanguage(dramaText)

const contentLanguage = z.literal(clientLanguages)

/** What an operator writes about a drama. Pictures are keys of the object store. */
export const dramaForm = z.object({
  type_id: id(),
  language: contentLanguage,
  texts: dramaTexts,
  cover_key: text(0, 300),
  wide_cover_key: text(0, 300),
  area: text(0, 40),
  year: z.int().check(z.gte(1900), z.lte(2200)),
  total_number: z.int().check(z.gte(0), z.lte(2000)),
  is_end: flag(),
})

export const dramaOverview = z.extend(dramaForm, {
  id: id(),
  cover: z.string(),
  wide_cover: z.string(),
  update_number: count(),
  is_published: flag(),
  is_listed: flag(),
  play_count: count(),
  visit_count: count(),
  publish_time: count(),
  create_time: seconds(),
})

export const episodeOverview = z.object({
  id: id(),
  number: id(),
  titles: shortTexts,
  duration: count(),
  poster: z.string(),
  asset: assetState,
  create_time: seconds(),
})

/** Credential of the object store for one upload (as entities.md, TmpKey). */
export const uploadCredential = z.object({
  key_prefix: z.string(),
  endpoint: z.string(),
  bucket: z.string(),
  region: z.string(),
  tmpSecretId: z.string(),
  tmpSecretKey: z.string(),
  sessionToken: z.string(),
  expiredTime: seconds(),
  /** 1 where the store issues no credentials: files are written with beginUpload and finishUpload. */
  signed: z.optional(z.literal(1)),
})

export type DramaForm = z.output<typeof dramaForm>

export type DramaOverview = z.output<typeof dramaOverview>

export type EpisodeOverview = z.output<typeof episodeOverview>
