/** Everything an operator can do that the audit log keeps, as `thing.act`. The log is for ever: a name is never changed. */
export const auditActions = [
  'operator.signIn',
  'operator.changePassword',
  'operator.create',
  'operator.change',
  'operator.reset',
  'member.disable',
  'member.enable',
  'member.signOut',
  'outbox.reveal',
  'settings.change',
  'agreement.save',
  'version.publish',
  'drama.create',
  'drama.edit',
  'drama.publish',
  'drama.unpublish',
  'dramaType.create',
  'dramaType.edit',
  'episode.add',
  'episode.remove',
  'episode.reorder',
  'transcoding.cancel',
  'transcoding.retry',
  'banner.create',
  'banner.edit',
  'banner.remove',
] as const

export type AuditAction = (typeof auditActions)[number]

export const isAuditAction = (name: string): name is AuditAction => auditActions.some((action) => action === name)
