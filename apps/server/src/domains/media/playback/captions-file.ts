import type { CaptionsFile } from '@cliffhanger/contract/media/captions.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { qualityName, svipRung } from '@cliffhanger/rules/media/rendition.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findAssets } from '../queries/assets.ts'
import { listCaptions } from '../queries/captions.ts'
import { isPreview } from './play-request.ts'
import { stillsTrackName } from './send-stills.ts'
import type { TicketContent } from './ticket.ts'

/** The text of `captions.json` for this ticket; undefined when the asset is gone. */
export async function describeCaptions(db: Db, ticket: TicketContent): Promise<string | undefined> {
  const [asset] = await findAssets(db, [ticket.assetId])
  if (!asset) return undefined
  const captions = await listCaptions(db, asset.id)
  const file: CaptionsFile = {
    captions: captions.map(({ language }) => ({ language, url: `captions/${language}.vtt` })),
    qualities: asset.renditions
      .toSorted((a, b) => Number(a.name) - Number(b.name))
      .map(({ name }) => ({ name: qualityName(name), is_open: flagOf(name !== svipRung || ticket.isSvip) })),
    // Of a preview they would tell how it goes on.
    ...(asset.stills?.count && !isPreview(ticket) && { stills: stillsTrackName }),
  }
  return JSON.stringify(file)
}
