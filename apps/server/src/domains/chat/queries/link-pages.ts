import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { PreviewPicture } from '../../uploads/index.ts'

/** What a page said about itself when it was read; all empty where it said nothing, or could not be read. */
export interface FoundPage {
  readonly url: string
  readonly title: string
  readonly description: string
  readonly image: Buffer | null
  readonly width: number
  readonly height: number
  readonly thumb_hash: string
  readonly read_ms: number
}

/** How long a page stands for itself; one that could not be read is tried again soon. */
const knownForMs = dayMs
const unreadForMs = 10 * minuteMs

const columns = `url, title, description, image, width, height, thumb_hash, read_ms`

export const findLinkPage = (db: Db, url: string, nowMs: number): Promise<FoundPage | undefined> =>
  db.find(`select ${columns} from link_pages where url = $1 and ends_ms > $2`, [url, nowMs])

/** Keeps what a page said, or that it could not be read. */
export const storeLinkPage = (
  db: Db,
  url: string,
  page: { title: string; description: string; picture: PreviewPicture | undefined } | undefined,
  nowMs: number,
): Promise<FoundPage> =>
  db.one(
    `insert into link_pages (url, title, description, image, width, height, thumb_hash, read_ms, ends_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (url) do update set title = $2, description = $3, image = $4, width = $5, height = $6, thumb_hash = $7, read_ms = $8, ends_ms = $9
     returning ${columns}`,
    [
      url,
      page?.title ?? '',
      page?.description ?? '',
      page?.picture?.bytes ?? null,
      page?.picture?.width ?? 0,
      page?.picture?.height ?? 0,
      page?.picture?.thumbHash ?? '',
      nowMs,
      nowMs + (page ? knownForMs : unreadForMs),
    ],
  )

/** Forgets pages whose time is over. */
export const dropLinkPages = (db: Db, nowMs: number): Promise<number> =>
  db.execute(`delete from link_pages where ends_ms <= $1`, [nowMs])
