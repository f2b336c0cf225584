import { DatabaseError } from 'pg'
import type { Db } from '../platform/database/db.ts'

/** Extensions our migrations make. Others are the server's own business, and only its administrator could make them. */
export const ownExtensions: readonly string[] = ['btree_gin']

/** Entries of a dump's list of contents that only an administrator could restore, or that the new server has by itself. */
const foreign = [/ EVENT TRIGGER /, / COMMENT - (EXTENSION|SCHEMA) /]

/** The epoch is left out: without one no server runs, so a restore that was cut short is none. */
const epochRow = / TABLE DATA public epoch /

/** The lines of the list of contents that are restored; rights come after them, by `rightsOf`. */
export const contentsOf = (list: string): string =>
  list
    .split('\n')
    .filter((line) => {
      const extension = / EXTENSION - (\S+)/.exec(line)?.[1]
      if (extension !== undefined && !line.includes('COMMENT')) return ownExtensions.includes(extension)
      return !epochRow.test(line) && !foreign.some((one) => one.test(line))
    })
    .join('\n')

/** Those that are about rights. */
export const rightsIn = (list: string): string =>
  list
    .split('\n')
    .filter((line) => / (DEFAULT )?ACL /.test(line))
    .join('\n')

/** The statements of a script about rights, with the owner of the dump replaced by that of the new database. */
export const statementsOf = (script: string, oldOwner: string, newOwner: string): string[] =>
  script
    .split('\n')
    .filter((line) => /^(GRANT|REVOKE|ALTER DEFAULT PRIVILEGES) /.test(line))
    .map((line) =>
      oldOwner === newOwner
        ? line
        : [' FROM ', ' TO ', ' FOR ROLE '].reduce(
            (text, word) =>
              text.replaceAll(new RegExp(`${word}${escape(oldOwner)}(?=[ ;,])`, 'g'), `${word}${newOwner}`),
            line,
          ),
    )

const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

const undefinedRole = '42704'

/** Gives the rights; answers those it left out because the new server has no such role (that of a report, such as). */
export async function giveRights(tx: Db, statements: readonly string[]): Promise<string[]> {
  const leftOut: string[] = []
  const raw = { prepare: false }
  for (const statement of statements) {
    await tx.execute('savepoint right_given', [], raw)
    try {
      await tx.execute(statement, [], raw)
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== undefinedRole) throw error
      await tx.execute('rollback to savepoint right_given', [], raw)
      leftOut.push(statement)
    }
  }
  return leftOut
}
