import type { Clock } from '../../clock.ts'
import type { CredentialScope, TemporaryCredential } from '../storage.ts'

type Issue = (scope: CredentialScope) => Promise<TemporaryCredential>

/** A credential is handed out again for this part of its lifetime. */
const keptPart = 1 / 3
const maxKept = 10_000

/**
 * Hands a credential to read out again while most of its life is ahead: a member who looks through his pictures asks every second, and a
 * token service elsewhere is slow and counts. Credentials to write are always fresh.
 */
export function keepReadCredentials(issue: Issue, clock: Clock): Issue {
  const kept = new Map<string, { credential: Promise<TemporaryCredential>; untilMs: number }>()
  return (scope) => {
    if (scope.actions.includes('write')) return issue(scope)
    const key = JSON.stringify([scope.prefix, scope.lifetimeS])
    const known = kept.get(key)
    if (known && clock() < known.untilMs) return known.credential
    if (kept.size >= maxKept) kept.clear()
    const credential = issue(scope)
    kept.set(key, { credential, untilMs: clock() + scope.lifetimeS * 1000 * keptPart })
    credential.catch(() => kept.delete(key))
    return credential
  }
}
