import type { DramaForm, DramaOverview, EpisodeOverview } from '@cliffhanger/contract/drama/operator-schemas.ts'
import type { AssetState } from '@cliffhanger/contract/media/operator-schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { type ClientLanguage, clientLanguages, fallbackLanguage } from '@cliffhanger/i18n/languages.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import type { EpisodeOverviewRow, OverviewRow, DramaForm as StoredForm } from '../../drama/index.ts'
import { type Asset, isFullyReady } from '../../media/index.ts'

type Reader = Pick<CallContext, 'origin' | 'storage'>

/** The languages operators write in; texts of another one are kept but not edited here. */
export const writtenLanguage = (language: OverviewRow['language']): ClientLanguage =>
  clientLanguages.find((one) => one === language) ?? fallbackLanguage

export const presentDrama = (reader: Reader, row: OverviewRow): DramaOverview => ({
  id: row.id,
  type_id: row.type_id,
  language: writtenLanguage(row.language),
  texts: withTags(row.texts),
  cover_key: row.cover_key,
  wide_cover_key: row.wide_cover_key,
  cover: publicAddress(reader, row.cover_key),
  wide_cover: publicAddress(reader, row.wide_cover_key),
  area: row.area,
  year: row.year,
  total_number: row.total_number,
  update_number: row.update_number,
  is_end: flagOf(row.is_end),
  is_published: flagOf(row.is_published),
  is_listed: flagOf(row.is_listed),
  play_count: row.play_count,
  visit_count: row.visit_count,
  publish_time: toSeconds(row.published_ms ?? 0),
  create_time: toSeconds(row.created_ms),
})

export const withTags = (texts: OverviewRow['texts']): DramaForm['texts'] =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, { ...text, tags: [...text.tags] }]))

/** What the domain stores of a form, pictures already public. */
export const storedForm = (form: DramaForm, pictures: { coverKey: string; wideCoverKey: string }): StoredForm => ({
  typeId: form.type_id,
  language: form.language,
  texts: Object.fromEntries(Object.entries(form.texts).filter(([, text]) => text !== undefined)),
  ...pictures,
  area: form.area,
  year: form.year,
  totalNumber: form.total_number,
  isEnd: form.is_end === 1,
})

/** `waiting` are those that wait for an ffmpeg. */
export const presentAsset = (asset: Asset, waiting: ReadonlySet<number>): AssetState => ({
  asset_id: asset.id,
  state: asset.state,
  is_complete: flagOf(isFullyReady(asset)),
  progress: Math.min(100, Math.max(0, Math.round(asset.progressPercent))),
  renditions: asset.renditions.map((rendition) => rendition.name),
  failure: asset.reason,
  waits_for_ffmpeg: flagOf(waiting.has(asset.id)),
})

export const presentEpisode = (
  reader: Reader,
  row: EpisodeOverviewRow,
  { asset, waiting }: { readonly asset: Asset; readonly waiting: ReadonlySet<number> },
): EpisodeOverview => ({
  id: row.id,
  number: row.number,
  titles: { ...row.titles },
  duration: Math.round(row.duration_ms / 1000),
  poster: publicAddress(reader, row.poster_key),
  asset: presentAsset(asset, waiting),
  create_time: toSeconds(row.created_ms),
})
