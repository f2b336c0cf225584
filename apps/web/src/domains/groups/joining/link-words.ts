import type { JoinLink } from '@cliffhanger/contract/groups/join-links.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'

/** What is said of a link in a list: how many came, until when it lasts, or why it has ended. */
export const useLinkWords = (): ((link: JoinLink) => string) => {
  const t = useTexts()
  const language = useLanguage()
  return ({ state, used, use_limit, expire_time, needs_approval }) => {
    const came =
      use_limit > 0
        ? t('joining.cameOf', { count: String(used), limit: String(use_limit) })
        : t('joining.came', { count: used })
    const parts = [
      came,
      state === 'open' && needs_approval === 1 && t('joining.approval'),
      state === 'open' &&
        expire_time > 0 &&
        t('joining.until', { time: formatMoment(expire_time * 1000, 'momentOfYear', language) }),
      state !== 'open' && t(`joining.${state}`),
    ]
    return parts.filter((part) => part !== false).join(' · ')
  }
}
