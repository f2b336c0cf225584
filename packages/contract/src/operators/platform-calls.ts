import * as z from 'zod/mini'
import { userType } from '../account/schemas.ts'
import { call } from '../call.ts'
import { count, empty, flag, id, paged, paging, queryNumber, seconds, text } from '../schema.ts'
import { platformSettings } from '../session/platform-settings.ts'
import { operatorChange } from './change-schemas.ts'
import { memberStanding } from './messaging-schemas.ts'
import { memberOverview, outboxEntry, reason, waiting } from './schemas.ts'

const agreementType = z.int().check(z.gte(0), z.lte(6))
const language = z.literal(['zh-CN', 'en', 'vi', 'pt', 'ja'])
const agreement = z.object({
  type: agreementType,
  language,
  title: text(1, 100),
  content: text(1, 100_000),
  update_time: count(),
})

const version = z.object({
  id: id(),
  device_os: z.literal(['h5', 'android', 'ios']),
  version: text(1, 32),
  version_code: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  title: text(1, 100),
  content: text(0, 5000),
  /** '' for a web client that is served from here. */
  url: text(0, 500),
  package_type: z.literal(['wgt', 'apk', 'ipa', 'h5']),
  is_silent: flag(),
  is_force: flag(),
  size: count(),
  /** Of the package, lower-case hex; '' for a page that is no package. */
  sha256: z.string(),
  create_time: seconds(),
})

/** The platform itself: its configuration, its members, the codes that nobody delivers, its texts and versions. */
export const platformCalls = {
  getWaiting: call({
    id: 'op-waiting',
    method: 'GET',
    path: '/operator/v1/waiting',
    auth: 'operator',
    permission: 'content.read',
    request: empty(),
    data: z.object({ waiting }),
    errors: [],
    summary: 'What waits for an operator, in figures',
  }),
  getPlatformSettings: call({
    id: 'op-settings',
    method: 'GET',
    path: '/operator/v1/settings',
    auth: 'operator',
    permission: 'config.read',
    request: empty(),
    data: z.object({ version: count(), settings: platformSettings }),
    errors: [],
    summary: 'The platform configuration (entities.md, PlatInfo and SiteInfo) and its version',
  }),
  changePlatformSettings: call({
    id: 'op-settings-change',
    method: 'POST',
    path: '/operator/v1/settings/change',
    auth: 'operator',
    permission: 'config.write',
    request: z.object({ version: count(), changes: z.partial(platformSettings), reason }),
    data: z.object({ version: count(), settings: platformSettings, change: z.nullable(operatorChange) }),
    errors: ['stateChanged'],
    summary:
      'Changes some of the configuration; 4003 when somebody else was faster. Addresses and locks wait for a second operator',
  }),
  listMembers: call({
    id: 'op-members',
    method: 'GET',
    path: '/operator/v1/members',
    auth: 'operator',
    permission: 'member.read',
    request: z.object({
      ...paging,
      search: z.optional(text(1, 64)),
      status: z.optional(queryNumber(flag())),
      user_type: z.optional(queryNumber(userType)),
    }),
    data: paged(memberOverview),
    errors: [],
    summary: 'Members, newest first; search by number, name, phone or email',
  }),
  getMember: call({
    id: 'op-member',
    method: 'GET',
    path: '/operator/v1/member',
    auth: 'operator',
    permission: 'member.read',
    request: z.object({ user_id: queryNumber(id()) }),
    data: z.object({ member: memberOverview, standing: memberStanding }),
    errors: ['notFound'],
    summary: 'One member, and what speaks for and against him',
  }),
  setMemberState: call({
    id: 'op-member-state',
    method: 'POST',
    path: '/operator/v1/members/state',
    auth: 'operator',
    permission: 'member.write',
    request: z.object({ user_id: id(), status: flag(), reason }),
    data: z.object({ member: memberOverview }),
    errors: ['notFound'],
    summary: 'Disables an account, which ends its sign-ins with 6002, or enables it again',
  }),
  endMemberSessions: call({
    id: 'op-member-sign-out',
    method: 'POST',
    path: '/operator/v1/members/sign-out',
    auth: 'operator',
    permission: 'member.write',
    request: z.object({ user_id: id(), reason }),
    data: z.object({ ended: count() }),
    errors: ['notFound'],
    summary: 'Ends every sign-in of a member with 6001',
  }),
  listOutbox: call({
    id: 'op-outbox',
    method: 'GET',
    path: '/operator/v1/outbox',
    auth: 'operator',
    permission: 'outbox.read',
    request: z.object({ ...paging, search: z.optional(text(1, 64)) }),
    data: paged(outboxEntry),
    errors: [],
    summary: 'Codes that no sender delivered, newest first, without the codes',
  }),
  revealCode: call({
    id: 'op-outbox-reveal',
    method: 'POST',
    path: '/operator/v1/outbox/reveal',
    auth: 'operator',
    permission: 'outbox.read',
    request: z.object({ id: id(), reason }),
    data: z.object({ code: z.string() }),
    errors: ['notFound'],
    summary: 'Shows one code of a demonstration’s own member, on a demonstration only (A-5); audited',
  }),
  listAgreements: call({
    id: 'op-agreements',
    method: 'GET',
    path: '/operator/v1/agreements',
    auth: 'operator',
    permission: 'content.read',
    request: empty(),
    data: z.object({ list: z.array(agreement) }),
    errors: [],
    summary: 'Every agreement in every language it is written in',
  }),
  saveAgreement: call({
    id: 'op-agreement-save',
    method: 'POST',
    path: '/operator/v1/agreements/save',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ type: agreementType, language, title: text(1, 100), content: text(1, 100_000), reason }),
    data: z.object({ agreement }),
    errors: [],
    summary: 'Writes an agreement in one language; HTML is sanitised (V-42)',
  }),
  listVersions: call({
    id: 'op-versions',
    method: 'GET',
    path: '/operator/v1/versions',
    auth: 'operator',
    permission: 'content.read',
    request: z.object(paging),
    data: paged(version),
    errors: [],
    summary: 'Published versions of the client, newest first',
  }),
  publishVersion: call({
    id: 'op-version-publish',
    method: 'POST',
    path: '/operator/v1/versions/publish',
    auth: 'operator',
    permission: 'version.write',
    request: z.object({
      ...z.omit(version, { id: true, create_time: true }).shape,
      url: text(1, 500),
      sha256: z.union([z.literal(''), z.string().check(z.regex(/^[0-9a-f]{64}$/))]),
      reason,
    }),
    data: z.object({ change: operatorChange }),
    errors: ['nameUsed'],
    summary: 'Asks to publish a version of the client, which a second operator agrees to; a version code is used once',
  }),
} as const
