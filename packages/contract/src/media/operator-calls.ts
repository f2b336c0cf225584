import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { language } from '../account/schemas.ts'
import { call } from '../call.ts'
import { dramaTexts } from '../drama/operator-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { count, flag, id, paged, paging, queryNumber, seconds, text } from '../schema.ts'
import { assetState } from './operator-schemas.ts'

/** A video on its way from an uploaded file to renditions. */
const transcoding = z.object({
  id: id(),
  asset: assetState,
  /** Whose episode it is; 0 and none where it belongs to none any more. */
  drama_id: count(),
  drama_texts: dramaTexts,
  number: count(),
  planned: z.array(z.string()),
  attempt: count(),
  /** Somebody pays for it; it is encrypted already. */
  is_protected: flag(),
  is_encrypted: flag(),
  duration: count(),
  create_time: seconds(),
  update_time: seconds(),
})
export type Transcoding = z.output<typeof transcoding>

/** One run of a transcoding and the end of what it said. */
const transcodingRun = z.object({
  attempt: count(),
  outcome: z.literal(['running', 'done', 'refused', 'broken', 'ended', 'lost']),
  log: z.string(),
  start_time: seconds(),
  /** 0 while it runs. */
  end_time: count(),
})
export type TranscodingRun = z.output<typeof transcodingRun>

const caption = z.object({ language: language, size: count(), update_time: seconds() })
export type Caption = z.output<typeof caption>

const playAlarm = z.object({
  id: id(),
  member: memberLine,
  episodes: count(),
  watched_seconds: count(),
  create_time: seconds(),
})
export type PlayAlarm = z.output<typeof playAlarm>

/** Videos in work, the words to read along, and members who fetch what they do not watch. */
export const mediaOperatorCalls = {
  listTranscodings: call({
    id: 'op-transcodings',
    method: 'GET',
    path: '/operator/v1/transcodings',
    auth: 'operator',
    permission: 'content.read',
    request: z.object({ ...paging, state: z._default(z.literal(['all', 'inWork', 'stopped']), 'all') }),
    data: paged(transcoding),
    errors: [],
    summary: 'Videos and how far they are, the newest first',
  }),
  getTranscoding: call({
    id: 'op-transcoding',
    method: 'GET',
    path: '/operator/v1/transcoding',
    auth: 'operator',
    permission: 'content.read',
    request: z.object({ id: queryNumber(id()) }),
    data: z.object({ transcoding, runs: z.array(transcodingRun) }),
    errors: ['notFound'],
    summary: 'A video with its latest runs and what they said',
  }),
  listCaptions: call({
    id: 'op-captions',
    method: 'GET',
    path: '/operator/v1/captions',
    auth: 'operator',
    permission: 'content.read',
    request: z.object({ asset_id: queryNumber(id()) }),
    data: z.object({ list: z.array(caption) }),
    errors: ['notFound'],
    summary: 'In which languages a video has captions',
  }),
  saveCaptions: call({
    id: 'op-captions-save',
    method: 'POST',
    path: '/operator/v1/captions/save',
    auth: 'operator',
    permission: 'content.write',
    /** `content` is an SRT or WebVTT file; what is kept of it are times and words (rules/media/captions.ts). */
    request: z.object({ asset_id: id(), language: language, content: text(1, 80_000) }),
    data: z.object({ list: z.array(caption) }),
    errors: ['notFound'],
    summary: 'Keeps the captions of a video in one language, in place of those there were',
  }),
  removeCaptions: call({
    id: 'op-captions-remove',
    method: 'POST',
    path: '/operator/v1/captions/remove',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ asset_id: id(), language: language, reason }),
    data: z.object({ list: z.array(caption) }),
    errors: ['notFound'],
    summary: 'Removes the captions of a video in one language',
  }),
  listPlayAlarms: call({
    id: 'op-play-alarms',
    method: 'GET',
    path: '/operator/v1/play-alarms',
    auth: 'operator',
    permission: 'member.read',
    request: z.object(paging),
    data: paged(playAlarm),
    errors: [],
    summary: 'Members who fetched many episodes and watched none of them, the latest first',
  }),
} as const
