import { changePlatformSettings, readPlatformSettings } from './platform-configuration.ts'
import { countMembers, findMember, listMembers } from './queries/member-overview.ts'
import { countSessionsOf, findLastSeen, hasSession, listSessionsOf } from './queries/member-sessions.ts'
import {
  countVersions,
  insertVersion,
  isVersionOut,
  listAgreements,
  listVersions,
  upsertAgreement,
} from './queries/published-texts.ts'

/** What operators do about members' sign-ins, the platform's configuration, agreements and versions of the client. */
export const createSessionOperator = () => ({
  listMembers,
  countMembers,
  findMember,
  findLastSeen,
  listSessionsOf,
  countSessionsOf,
  hasSession,
  readPlatformSettings,
  changePlatformSettings,
  listAgreements,
  upsertAgreement,
  listVersions,
  countVersions,
  isVersionOut,
  insertVersion,
})

export type SessionOperator = ReturnType<typeof createSessionOperator>
