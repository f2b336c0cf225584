import * as z from 'zod/mini'
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
  'star.read',
  'star.write',
  'post.review',
  'file.write',
  'support.cases',
  'support.manage',
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
  /** Orders of the points mall that wait to be shipped. */
  mall_orders: count(),
  /** Applications of members to become agents. */
  agent_applications: count(),
  /** Posts of stars under review. */
  star_posts: count(),
  /** Cases of customer service that nobody has. */
  support_cases: count(),
  /** What others asked for and this operator may agree to. */
  changes: count(),
  dramas: count(),
  members: count(),
})

export type OperatorRole = z.output<typeof operatorRole>
export type Operator = z.output<typeof operator>
export type AuditEntry = z.output<typeof auditEntry>
