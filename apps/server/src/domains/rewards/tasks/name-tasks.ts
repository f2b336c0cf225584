import { textIn } from '@cliffhanger/i18n/by-language.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { listTasksOf } from './queries/tasks.ts'

/** The number that a task's reward has in the bill. */
export const numberOfTask = (progressId: number): string => `K${progressId}`

type Reader = Pick<CallContext<'bearer'>, 'db' | 'caller' | 'language'>

/** The tasks a member was rewarded for, as they are called by now, by the number in the bill; one statement for all of them. They have no picture. */
export async function nameTasks(
  { db, caller, language }: Reader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly name: string; readonly picture: string }>> {
  const ids = numbers.flatMap((number) => /^K(\d{1,15})$/.exec(number)?.[1] ?? []).map(Number)
  if (ids.length === 0) return new Map()
  const rows = await listTasksOf(db, caller.userId, ids)
  return new Map(
    rows.map(({ progress_id, id, titles }) => [
      numberOfTask(progress_id),
      { id, name: textIn(titles, language) ?? '', picture: '' },
    ]),
  )
}
