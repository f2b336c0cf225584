import { foldText, indexGrams, neededGrams } from '@cliffhanger/rules/search-text.ts'
import type { Db } from '../../../platform/database/db.ts'

const foldedAtOnce = 500

/** The condition that a star's name holds all of these folded words. */
export const nameMatches = (words: readonly string[], values: unknown[]): string =>
  `s.id in (select n.star_id from star_searches n where n.grams @> $${values.push(neededGrams(words))}::text[]
     and (select bool_and(position(word in n.folded) > 0) from unnest($${values.push(words)}::text[]) word))`

/** Folds names that are new or were changed since the last search; what another search folds at the same moment is left to it. */
export async function foldNewNames(db: Db): Promise<void> {
  if (!(await db.find(`select from star_searches_due limit 1`))) return
  while ((await foldSome(db)) === foldedAtOnce);
}

const foldSome = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await tx.query<{ star_id: number }>(
      `delete from star_searches_due where star_id in (select star_id from star_searches_due limit $1 for update skip locked) returning star_id`,
      [foldedAtOnce],
    )
    // Read after what was due is held, in a statement of its own: so the names are those that were noted, or newer.
    const names = await tx.query<{ id: number; nick_name: string }>(
      `select s.id, a.nick_name from stars s join accounts a on a.id = s.user_id where s.id = any ($1)`,
      [due.map(({ star_id: id }) => id)],
    )
    const folded = names.map(({ id, nick_name: name }) => ({ id, folded: foldText(name), grams: indexGrams(name) }))
    await tx.execute(
      `insert into star_searches (star_id, folded, grams)
         select n.id, n.folded, array(select json_array_elements_text(n.grams))
           from json_to_recordset($1) n(id bigint, folded text, grams json)
       on conflict (star_id) do update set folded = excluded.folded, grams = excluded.grams`,
      [JSON.stringify(folded)],
    )
    return due.length
  })
