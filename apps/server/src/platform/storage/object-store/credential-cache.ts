import type { Clock } from '../../clock.ts'
import type { CredentialScope, TemporaryCredential } from '../storage.ts'

type Issue = (scope: CredentialScope) => Promise<TemporaryCredential>

/** A credential is handed out again for this part of its lifetime. */
const storedPart = 1 / 3
const maxStored = 10_000

/**
 * Reuses a read credential for the first part of its lifetime (`storedPart`): a member who looks through their pictures requests one every second,
 * and an external token service is slow and limits requests. Write credentials are always fresh.
 */
export function cacheReadCredentials(issue: Issue, clock: Clock): Issue {
  const stored = new Map<string, { credential: Promise<TemporaryCredential>; untilMs: number }>()
  return (scope) => {
    if (scope.actions.includes('write')) return issue(scope)
    const key = JSON.stringify([scope.prefix, scope.lifetimeS])
    const known = stored.get(key)
    if (known && clock() < known.untilMs) return known.credential
    if (stored.size >= maxStored) stored.clear()
    const credential = issue(scope)
    stored.set(key, { credential, untilMs: clock() + scope.lifetimeS * 1000 * storedPart })
    credential.catch(() => stored.delete(key))
    return credential
  }
}
