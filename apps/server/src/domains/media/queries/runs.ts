import type { Db } from '../../../platform/database/db.ts'

/** `refused`: the file is no good; `broken`: our own fault, tried again; `ended`: cancelled or taken over; `lost`: the process died. */
export type RunOutcome = 'running' | 'done' | 'refused' | 'broken' | 'ended' | 'lost'

/** One run of a transcoding and the end of what it said. */
export interface RunRow {
  readonly attempt: number
  readonly started_ms: number
  readonly ended_ms: number | null
  readonly outcome: RunOutcome
  readonly log: string
}

const runsRetained = 10
export const longestLog = 4000

/** Notes that a run began: one before it that never said how it ended is lost, and the oldest are forgotten. */
export async function openRun(db: Db, assetId: number, attempt: number, nowMs: number): Promise<void> {
  await db.execute(
    `with lost as (update transcode_runs set outcome = 'lost', ended_ms = $3 where asset_id = $1 and attempt < $2 and ended_ms is null),
       old as (delete from transcode_runs where asset_id = $1 and attempt <= $2 - $4::int)
     insert into transcode_runs (asset_id, attempt, started_ms)
       select $1, $2, $3 where exists (select from media_assets where id = $1) on conflict do nothing`,
    [assetId, attempt, nowMs, runsRetained],
  )
}

export const closeRun = (
  db: Db,
  { assetId, attempt }: { assetId: number; attempt: number },
  end: { outcome: RunOutcome; log: string; nowMs: number },
): Promise<number> =>
  db.execute('update transcode_runs set outcome = $3, log = $4, ended_ms = $5 where asset_id = $1 and attempt = $2', [
    assetId,
    attempt,
    end.outcome,
    end.log.slice(-longestLog),
    end.nowMs,
  ])

/** The latest runs of an asset, the last one first. */
export const listRuns = (db: Db, assetId: number): Promise<RunRow[]> =>
  db.query(
    'select attempt, started_ms, ended_ms, outcome, log from transcode_runs where asset_id = $1 order by attempt desc limit $2',
    [assetId, runsRetained],
  )
