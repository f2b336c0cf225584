import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { type OfflineRefusal, offlineLimits } from '@cliffhanger/rules/drama/offline.ts'
import { qualityName, svipRung } from '@cliffhanger/rules/media/rendition.ts'
import { type BoundCall, bindCalls, type Handler, type Handlers } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { membershipOf } from '../membership-of.ts'
import type { DramaNeeds } from '../needs.ts'
import { denialOf } from '../present.ts'
import { findEpisode, listEpisodes } from '../queries/episodes.ts'
import { grantLicence, presentLicence, release, renewAll } from './licences.ts'

/** Copies on devices that play without a network (S-114). */
export const bindOffline = (domains: DramaNeeds): readonly BoundCall[] =>
  bindCalls(offlineCalls, {
    listSizes: listSizes(domains),
    saveEpisode: saveEpisode(domains),
    renewLicences,
    releaseLicences,
  } satisfies Handlers<typeof offlineCalls>)

/** What of a drama may be saved, and how large it is. The quality for SVIP is not saved. Refuses 4002. */
const listSizes =
  ({ media }: DramaNeeds): Handler<typeof offlineCalls.listSizes> =>
  async (context, { video_id }) => {
    const membership = await membershipOf(context)
    const rows = await listEpisodes(context.db, context.caller.userId, video_id)
    if (rows.length === 0) refuse('notFound')
    const open = rows.filter((row) => denialOf(row, membership) === '')
    const assets = new Map(
      (await media.findAssets(context.db, [...new Set(open.map((row) => row.asset_id))])).map((asset) => [
        asset.id,
        asset,
      ]),
    )
    const sizesOf = (assetId: number) =>
      (assets.get(assetId)?.renditions ?? [])
        .filter(({ name }) => name !== svipRung)
        .toSorted((one, other) => one.averageBitrate - other.averageBitrate)
        .map(({ name, averageBitrate }) => ({
          name: qualityName(name),
          bytes: Math.round((averageBitrate * (assets.get(assetId)?.durationMs ?? 0)) / 8000),
        }))
    return { list: open.map(({ number, asset_id }) => ({ number, sizes: sizesOf(asset_id) })) }
  }

const refusals = {
  devices: { text: 'offlineDevices', count: offlineLimits.devices, retryAfterS: hourMs / 1000 },
  full: { text: 'offlineFull', count: offlineLimits.perDevice, retryAfterS: hourMs / 1000 },
  tooMany: { text: 'offlineTooMany', count: offlineLimits.perDay, retryAfterS: dayMs / 1000 },
} as const satisfies Record<
  OfflineRefusal,
  { text: Parameters<typeof messageText>[1]; count: number; retryAfterS: number }
>

/** A licence and an address to copy from. Refuses 4002, 7020, and 4006 with `data.reason` beyond what one member may keep. Repeating it
 *  renews the licence and counts once. */
const saveEpisode =
  (domains: DramaNeeds): Handler<typeof offlineCalls.saveEpisode> =>
  async (context, asked) => {
    const { caller, language } = context
    const row = (await findEpisode(context.db, caller.userId, asked.video_id, asked.number)) ?? refuse('notFound')
    if (denialOf(row, await membershipOf(context)) !== '') refuse('episodeLocked')
    const granted = (await grantLicence(context, row)) ?? refuse('notFound')
    if ('refusal' in granted) {
      const { text, count, retryAfterS } = refusals[granted.refusal]
      const data = { retry_after: retryAfterS, reason: granted.refusal }
      return refuse('tooManyRequests', data, messageText(language, text, { count }))
    }
    const path = await domains.media.signDownload({ assetId: row.asset_id, caller, untilMs: granted.endsMs })
    return { licence: presentLicence(asked, granted.endsMs), play_url: new URL(path, context.origin).href }
  }

const renewLicences: Handler<typeof offlineCalls.renewLicences> = async (context, { episodes, is_all: isAll }) => ({
  list: await renewAll(context, episodes, isAll === 1),
})

const releaseLicences: Handler<typeof offlineCalls.releaseLicences> = async (context, { episodes }) => ({
  released: await release(context, episodes),
})
