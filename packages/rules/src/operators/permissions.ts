import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import type { OperatorRole } from '@cliffhanger/contract/operators/schemas.ts'

const read = [
  'content.read',
  'member.read',
  'report.read',
  'group.read',
  'config.read',
  'audit.read',
  'finance.read',
  'star.read',
] as const

/** Moderating what members say to each other and what stars post. */
const moderate = ['report.write', 'group.write', 'post.review'] as const

/** What each role may do. Only owners touch operators and the configuration; auditors change nothing, and only
 *  owners and finance move or judge money. */
const permissionsOf: Readonly<Record<OperatorRole, readonly OperatorPermission[]>> = {
  owner: [
    ...read,
    ...moderate,
    'content.write',
    'member.write',
    'config.write',
    'outbox.read',
    'operator.read',
    'operator.write',
    'finance.write',
    'identity.review',
    'refund.review',
    'version.write',
    'change.read',
    'change.write',
    'star.write',
    'file.write',
    'support.cases',
    'support.manage',
  ],
  editor: [
    'content.read',
    'content.write',
    'file.write',
    'change.read',
    'change.write',
    'star.read',
    'star.write',
    'post.review',
  ],
  support: [
    'member.read',
    'member.write',
    'report.read',
    'group.read',
    ...moderate,
    'outbox.read',
    'content.read',
    'identity.review',
    'star.read',
    'support.cases',
  ],
  auditor: [...read, 'operator.read', 'change.read'],
  finance: [
    'finance.read',
    'finance.write',
    // Covers of projects and pictures of ways to pay are theirs.
    'file.write',
    'refund.review',
    'member.read',
    'audit.read',
    'change.read',
    'change.write',
  ],
}

export const rolePermissions = (role: OperatorRole): readonly OperatorPermission[] => permissionsOf[role]
