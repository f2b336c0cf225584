import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user a process runs as; without ids it is the user of this process. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

/** PostgreSQL refuses to run as root, so root hands it to the first of these that exists. */
const serviceAccounts = ['postgres', 'nobody']

/**
 * The account that runs the cluster in `folder`. An ordinary user runs it under their own account. Root hands it to a service account: the owner
 * of the folder if it exists already. Throws one clear sentence when the folder belongs to somebody else.
 */
export async function chooseAccount(folder: string): Promise<Account> {
  const owner = (await stat(folder).catch(() => undefined))?.uid
  const uid = process.getuid?.()
  if (uid === undefined) return {}
  if (uid !== 0) {
    if (owner !== undefined && owner !== uid) throw new Error(ownedByAnother(folder, owner, uid))
    return {}
  }
  const candidates = (await Promise.all(serviceAccounts.map(findAccount))).filter((account) => account !== undefined)
  if (owner === undefined) {
    const [first] = candidates
    if (!first)
      throw new Error(`root cannot run the database, and none of the users ${serviceAccounts.join(', ')} exists`)
    return first
  }
  const account = candidates.find((candidate) => candidate.uid === owner)
  if (!account) throw new Error(ownedByAnother(folder, owner, uid))
  return account
}

/** Whether `account` may pass through every folder above `target` and read (a folder: enter) `target` itself. */
export async function canReach(target: string, account: Account): Promise<boolean> {
  if (account.uid === undefined) return true
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const permissions = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode
    const needed = folder === path.resolve(target) ? 0o5 : 0o1
    if ((permissions & needed) !== needed) return false
    if (folder === path.dirname(folder)) return true
  }
}

async function findAccount(name: string): Promise<Required<Account> | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

function ownedByAnother(folder: string, owner: number, uid: number): string {
  return `The database folder ${folder} belongs to user ${owner}, but this server was started by user ${uid}. Start it as the user who started it first, or delete the folder to begin anew.`
}
