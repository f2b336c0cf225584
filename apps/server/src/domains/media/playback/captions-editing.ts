import type { Language } from '@cliffhanger/i18n/languages.ts'
import { plainCaptions } from '@cliffhanger/rules/media/captions.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { deleteCaption, saveCaption } from '../queries/captions.ts'

/** What operators do to the captions of a video; who may and the audit line are the caller's. */
export interface CaptionEditing {
  /** Keeps SRT or WebVTT as plain WebVTT, in place of what there was in this language. Refuses 4000 `content`, 4002. */
  save(tx: Db, assetId: number, language: Language, content: string): Promise<void>
  /** Refuses 4002. */
  remove(tx: Db, assetId: number, language: Language): Promise<void>
}

export const createCaptionEditing = (clock: Clock): CaptionEditing => ({
  async save(tx, assetId, language, content) {
    const vtt = plainCaptions(content) ?? refuseField('content')
    if ((await saveCaption(tx, { assetId, language, vtt, nowMs: clock() })) === 0) refuse('notFound')
  },
  async remove(tx, assetId, language) {
    if ((await deleteCaption(tx, assetId, language)) === 0) refuse('notFound')
  },
})
