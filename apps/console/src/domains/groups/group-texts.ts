import type { GroupDetail, GroupOverview } from '@cliffhanger/contract/groups/operator-schemas.ts'
import type { Texts } from '../../platform/texts.ts'

/** Normal, banned, dissolved. */
export const groupStates = [1, 2, 0] as const satisfies readonly GroupOverview['status'][]

export const groupStateText = (t: Texts, status: GroupOverview['status']): string =>
  ({ 0: t('groups.dissolved'), 1: t('groups.normal'), 2: t('groups.banned') })[status]

type Scope = GroupDetail['scopes'][keyof GroupDetail['scopes']]

/** Who may do something in a group. */
export const scopeText = (t: Texts, scope: Scope): string => t(`groups.scope${scope}`)

export const badgesText = (t: Texts, { is_vip, qun_level }: Pick<GroupOverview, 'is_vip' | 'qun_level'>): string =>
  [is_vip === 1 && t('groups.vip'), qun_level > 0 && `${t('groups.level')} ${qun_level}`]
    .filter((text) => text !== false)
    .join(', ')
