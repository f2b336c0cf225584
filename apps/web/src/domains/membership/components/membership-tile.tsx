import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Crown from 'lucide-react/icons/crown'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { EntryTile } from '../../../ui/layout/entry-tiles.tsx'

const tones = { 1: 'vip', 2: 'svip' } as const

/** My membership on the page about me: what I am and until when, or the way to become a member. Its place is kept while it is on its way. */
export const MembershipTile = () => {
  const t = useTexts()
  const language = useLanguage()
  const { data } = useCall(overviewCalls.getOverview, {})
  const type = data?.vip_type ?? 0
  if (type === 0) {
    const line = data ? t('membership.opensVip') : emptyLine
    return <EntryTile icon={Crown} label={t('collection.vip')} line={line} href={hrefTo('vip')} />
  }
  const date = unbroken(formatMoment((data?.vip_end_time ?? 0) * 1000, 'day', language))
  return (
    <EntryTile
      icon={Crown}
      tone={tones[type]}
      label={t(type === 2 ? 'membership.svip' : 'membership.vip')}
      line={t('membership.until', { date })}
      href={hrefTo('myVip')}
    />
  )
}
