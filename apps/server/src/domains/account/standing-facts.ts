import type { Db } from '../../platform/database/db.ts'

/** What is true of a member for good, as tasks ask for it. */
export interface StandingFact {
  readonly userId: number
  readonly code: 'bind' | 'profile' | 'real_name'
  readonly key: string
}

/** Which of these hold for a member: a mail address or phone is linked, the profile was edited, the real name is certified. */
export async function standingFacts(db: Db, userId: number): Promise<StandingFact[]> {
  const row = await db.find<Readonly<Record<StandingFact['code'], boolean>>>(
    `select a.email is not null or a.phone is not null as bind, a.has_first_edit as profile,
            exists (select from real_names r where r.user_id = a.id and r.status = 2) as real_name
       from accounts a where a.id = $1`,
    [userId],
  )
  const codes = ['bind', 'profile', 'real_name'] as const
  return codes.filter((code) => row?.[code]).map((code) => ({ userId, code, key: 'once' }))
}
