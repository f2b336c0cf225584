import type { Db } from './db.ts'

/** Whose rights the server's statements have: what the migrations grant: some tables only to read, and functions that write them. */
export const appRole = 'cliffhanger_app'

/**
 * Makes `appRole` where the cluster lacks it, and lets the user of this connection act as it. Safe for several databases of one cluster
 * at once. Throws the sentence an administrator needs where that user may do neither.
 */
export async function makeAppRole(tx: Db): Promise<void> {
  const found = await look(tx)
  if (found.may_act) return
  if (!found.is_there && !found.may_create) throw new Error(neededStatements(found))
  if (!found.is_there) await attempt(tx, `create role ${appRole} nologin`)
  const made = await look(tx)
  if (!made.may_act) await attempt(tx, `grant ${appRole} to current_user`)
  const last = await look(tx)
  if (!last.may_act) throw new Error(neededStatements(last))
}

interface RoleState {
  readonly owner: string
  readonly is_there: boolean
  readonly may_act: boolean
  readonly may_create: boolean
}

/** Before PostgreSQL 16 every member could act as the role; since then it is a right of its own. */
const look = (tx: Db): Promise<RoleState> =>
  tx.one(
    `select quote_ident(me.rolname) as owner, app.oid is not null as is_there, me.rolsuper or me.rolcreaterole as may_create,
            coalesce(pg_has_role(app.oid, case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end), false) as may_act
       from pg_roles me left join pg_roles app on app.rolname = $1 where me.rolname = current_user`,
    [appRole],
  )

/** Roles belong to the whole cluster, whose databases share no lock: that another has just done the same, or that it is not ours to do, is told
 *  by the next look, and the transaction goes on. */
const attempt = (tx: Db, statement: string): Promise<number> =>
  tx.execute(
    `do $$ begin
       ${statement};
     exception
       -- XX000: "tuple concurrently updated".
       when duplicate_object or unique_violation or insufficient_privilege or sqlstate 'XX000' then null;
     end $$`,
    [],
    { prepare: false },
  )

const neededStatements = ({ owner, is_there: isThere }: RoleState): string =>
  `The server acts as the database role ${appRole}, which ${owner} may not ${isThere ? 'take' : 'make'}. Have an administrator of the database run: ${
    isThere ? '' : `create role ${appRole} nologin; `
  }grant ${appRole} to ${owner};`
