import * as z from 'zod/mini'
import { userType } from '../account/schemas.ts'
import { clientLanguages } from '../language.ts'
import { count, flag, id, seconds, text } from '../schema.ts'

/** Roles of operators; what each may do is decided in rules/operators/permissions.ts. */
export const operatorRoles = ['owner', 'editor', 'support', 'auditor', 'finance'] as const
export const operatorRole = z.literal(operatorRoles)

export const permission = z.literal([
  'content.read',
  'content.write',
  'member.read',
  'member.write',
  'report.read',
  'report.write',
  'group.read',
  'group.write',
  'config.read',
  'config.write',
  'outbox.read',
  'operator.read',
  'operator.write',
  'audit.read',
  'finance.read',
  'finance.write',
  'identity.review',
  'refund.review',
  'version.write',
  'change.read',
  'change.write',
])

/** Why an operator does something that cannot be taken back, or that touches a person. Kept in the audit log. */
export const reason = text(3, 300)

export const operator = z.object({
  id: id(),
  login: z.string(),
  name: z.string(),
  role: operatorRole,
  is_enabled: flag(),
  last_sign_in_time: count(),
  /** Since when they have a password and an authenticator of their own; 0: not yet. */
  set_up_time: count(),
  /** From when they count as one of two people; 0: not set up yet. */
  counts_time: count(),
  create_time: seconds(),
})

export const auditEntry = z.object({
  id: id(),
  operator_id: count(),
  operator_name: z.string(),
  action: z.string(),
  target: z.string(),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string(),
  create_time: seconds(),
})

/** A member as operators see him. */
export const memberOverview = z.object({
  user_id: id(),
  user_no: z.string(),
  nick_name: z.string(),
  avatar_url: z.string(),
  login_name: z.string(),
  user_email: z.string(),
  user_phone: z.string(),
  login_type: z.literal(['login', 'auto']),
  has_google: flag(),
  user_type: userType,
  status: flag(),
  parent_code: z.string(),
  reg_ip: z.string(),
  language: z.string(),
  session_total: count(),
  create_time: seconds(),
})

/** One code that did not arrive yet. The code itself is shown by a call of its own, on a demonstration for its members only. */
export const outboxEntry = z.object({
  id: id(),
  kind: z.literal(['phone', 'email']),
  contact: z.string(),
  purpose: z.literal(['reg', 'reset', 'bind', 'paypass']),
  /** `waiting` is tried again. */
  reason: z.literal(['no_sender', 'failed', 'waiting']),
  tries: count(),
  /** What the provider said last. */
  fault: z.string(),
  is_shown: flag(),
  is_used: flag(),
  is_expired: flag(),
  create_time: seconds(),
})

/** Texts of a drama in one language. */
export const dramaText = z.object({
  title: text(1, 60),
  intro: text(0, 2000),
  tags: z.array(text(1, 20)).check(z.maxLength(10)),
})

export const byLanguage = <Text extends z.ZodMiniType>(inner: Text) =>
  z.object({ 'zh-CN': z.optional(inner), en: z.optional(inner), vi: z.optional(inner), pt: z.optional(inner) })

export const dramaTexts = byLanguage(dramaText)
export const shortTexts = byLanguage(text(0, 60))

const contentLanguage = z.literal(clientLanguages)

/** What an operator writes about a drama. Pictures are keys of the object store. */
export const dramaForm = z.object({
  type_id: id(),
  language: contentLanguage,
  texts: dramaTexts,
  cover_key: text(0, 300),
  wide_cover_key: text(0, 300),
  area: text(0, 40),
  year: z.int().check(z.gte(1900), z.lte(2200)),
  total_number: z.int().check(z.gte(0), z.lte(2000)),
  is_end: flag(),
})

export const dramaOverview = z.extend(dramaForm, {
  id: id(),
  cover: z.string(),
  wide_cover: z.string(),
  update_number: count(),
  is_published: flag(),
  is_listed: flag(),
  play_count: count(),
  visit_count: count(),
  publish_time: count(),
  create_time: seconds(),
})

/** How far an episode's video is. `ready` from the first rendition on; `is_complete` once all are there, which lists the drama. */
export const assetState = z.object({
  asset_id: id(),
  state: z.literal(['uploaded', 'transcoding', 'ready', 'failed', 'cancelled']),
  is_complete: flag(),
  /** Percent of the work done. */
  progress: z.int().check(z.gte(0), z.lte(100)),
  /** Finished ones, as `360p`. */
  renditions: z.array(z.string()),
  /** Why it failed: a code of rules/media/source.ts, '' else. */
  failure: z.string(),
  /** Nobody works on it until a worker with an ffmpeg of its machine runs. */
  waits_for_ffmpeg: flag(),
})

export const episodeOverview = z.object({
  id: id(),
  number: id(),
  titles: shortTexts,
  duration: count(),
  poster: z.string(),
  asset: assetState,
  create_time: seconds(),
})

/** What waits for somebody, and how much there is: the figures of the console's first page. */
export const waiting = z.object({
  /** Videos in work, and those that nobody works on any more. */
  transcoding: count(),
  failed: count(),
  /** Published dramas that members do not see yet, since a video is missing. */
  dramas_unlisted: count(),
  /** Codes in the outbox that can still be used. */
  codes: count(),
  /** Reports that nobody took yet, and messages of default groups under review. */
  reports: count(),
  reviews: count(),
  /** Applications for certification. */
  real_names: count(),
  /** What others asked for and this operator may agree to. */
  changes: count(),
  dramas: count(),
  members: count(),
})

/** Credential of the object store for one upload (as entities.md, TmpKey). */
export const uploadCredential = z.object({
  key_prefix: z.string(),
  endpoint: z.string(),
  bucket: z.string(),
  region: z.string(),
  tmpSecretId: z.string(),
  tmpSecretKey: z.string(),
  sessionToken: z.string(),
  expiredTime: seconds(),
  /** 1 where the store issues no credentials: files are written with beginUpload and finishUpload. */
  signed: z.optional(z.literal(1)),
})

export type OperatorRole = z.output<typeof operatorRole>
export type Operator = z.output<typeof operator>
export type AuditEntry = z.output<typeof auditEntry>
export type DramaForm = z.output<typeof dramaForm>
export type DramaOverview = z.output<typeof dramaOverview>
export type EpisodeOverview = z.output<typeof episodeOverview>
export type AssetState = z.output<typeof assetState>
export type MemberOverview = z.output<typeof memberOverview>
export type OutboxEntry = z.output<typeof outboxEntry>
