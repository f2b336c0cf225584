import type { GroupMember } from '@cliffhanger/contract/groups/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'

/** Until when a member is muted, in words; undefined where that does not end by itself (S-122). */
export const useMuteWords = () => {
  const t = useTexts()
  const language = useLanguage()
  return ({ is_muted, muted_until = 0 }: Pick<GroupMember, 'is_muted' | 'muted_until'>): string | undefined =>
    is_muted === 1 && muted_until > 0
      ? t('groups.mutedUntil', { time: formatMoment(muted_until * 1000, 'momentOfYear', language) })
      : undefined
}
