import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findStepsVersion, listSteps, lockSteps, type StepRow, updateStep } from './queries.ts'

/** All steps, and when the newest of them was changed: nobody overwrites what they have not read. */
export interface Steps {
  readonly version: number
  readonly steps: readonly StepRow[]
}

const readSteps = async (db: Db): Promise<Steps> => ({
  version: await findStepsVersion(db),
  steps: await listSteps(db),
})

/** Changes all steps at once, for the sign-ins from then on. Refuses 4003 where somebody was faster. */
async function changeSteps(
  tx: Db,
  { version, steps }: Steps,
  nowMs: number,
): Promise<{ readonly before: Steps; readonly after: Steps }> {
  await lockSteps(tx)
  const before = await readSteps(tx)
  if (before.version !== version) refuse('stateChanged')
  // Grows even where the clock stands still, so that a version names one state.
  const changedMs = Math.max(nowMs, version + 1)
  for (const step of steps) await updateStep(tx, step, changedMs)
  return { before, after: await readSteps(tx) }
}

export const signInOperator = { readSteps, changeSteps }
