import type { Language } from '@cliffhanger/i18n/languages.ts'
import { plainCaptions } from '@cliffhanger/rules/media/captions.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { type Asset, demonstrationFolder, isFullyReady } from './asset.ts'
import { countAssets, countAssetsOf, listAssets } from './queries/assets.ts'
import { deleteCaption, listCaptions, saveCaption } from './queries/captions.ts'
import { countAlarms, listAlarms } from './queries/plays.ts'
import { listRuns } from './queries/runs.ts'
import { isReaderThere } from './transcoding/readers.ts'

/** What operators do about videos; who may and the audit line are the caller's. */
export const createMediaOperator = (clock: Clock) => ({
  listAssets,
  countAssets,
  countAssetsOf,
  listRuns,
  listAlarms,
  countAlarms,
  listCaptions,
  /** Keeps SRT or WebVTT as plain WebVTT, in place of what there was in this language. Refuses 4000 `content`, 4002. */
  async saveCaptions(tx: Db, assetId: number, language: Language, content: string): Promise<void> {
    const vtt = plainCaptions(content) ?? refuseField('content')
    if ((await saveCaption(tx, { assetId, language, vtt, nowMs: clock() })) === 0) refuse('notFound')
  },
  /** Refuses 4002. */
  async removeCaptions(tx: Db, assetId: number, language: Language): Promise<void> {
    if ((await deleteCaption(tx, assetId, language)) === 0) refuse('notFound')
  },
  /** Which of these lie waiting because no worker with an ffmpeg that may read them runs. */
  async findWaitingForReader(db: Db, assets: readonly Asset[]): Promise<ReadonlySet<number>> {
    const unread = assets.filter(
      (asset) =>
        !isFullyReady(asset) &&
        asset.state !== 'failed' &&
        asset.state !== 'cancelled' &&
        !asset.sourceKey.startsWith(demonstrationFolder),
    )
    const isWaiting = unread.length > 0 && !(await isReaderThere(db, clock()))
    return new Set(isWaiting ? unread.map(({ id }) => id) : [])
  },
})

export type MediaOperator = ReturnType<typeof createMediaOperator>
