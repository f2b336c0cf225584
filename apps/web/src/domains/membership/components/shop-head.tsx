import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import type { VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Crown from 'lucide-react/icons/crown'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Poster } from '../../../ui/pictures/poster.tsx'
import colours from './member-colours.module.css'
import styles from './shop-head.module.css'

const covers = 5

interface ShopHeadProps {
  /** What is on sale below. */
  readonly kind: VipKind
  /** What I am. */
  readonly vipType: 0 | VipKind
  /** In seconds; 0: none. */
  readonly endTime: number
}

/** The dramas a membership opens, and what I am until when. */
export const ShopHead = ({ kind, vipType, endTime }: ShopHeadProps) => {
  const t = useTexts()
  const language = useLanguage()
  const date = formatMoment(endTime * 1000, 'dayInFull', language)
  // SVIP has all that VIP has: whoever is VIP is offered something more.
  const isMine = vipType >= kind
  return (
    <section
      className={classNames(styles.head, colours.colours)}
      data-vip={isMine ? vipType : 0}
      aria-label={t('membership.mine')}
    >
      <Fan kind={kind} />
      <h2 className={styles.title}>
        {isMine ? (
          <>
            <Icon of={Crown} size={22} />
            {t(vipType === 2 ? 'membership.svip' : 'membership.vip')}
          </>
        ) : (
          t(kind === 2 ? 'membership.opensSvip' : 'membership.opensVip')
        )}
      </h2>
      {isMine && <p className={styles.until}>{t('membership.until', { date })}</p>}
    </section>
  )
}

/** Covers like a hand of cards. Its place is there before they are, and stays where a platform has none for members. */
const Fan = ({ kind }: Pick<ShopHeadProps, 'kind'>) => {
  const dramas = useOpened(kind)
  return (
    <div className={styles.fan} aria-hidden="true">
      {dramas?.length === 0 && (
        <span className={styles.sign}>
          <Icon of={Crown} size={48} />
        </span>
      )}
      {dramas?.map(({ id, title, cover }) => (
        <span key={id} className={styles.cover}>
          <Poster url={cover} title={title} />
        </span>
      ))}
    </div>
  )
}

/** Dramas a kind of membership opens, those of its own first; SVIP opens those of VIP too. Undefined while they are on their way. */
const useOpened = (kind: VipKind): readonly VideoCard[] | undefined => {
  const own = useCall(discoverCalls.listAllVideos, { vip_type: kind, limit: covers })
  const lower = useCall(discoverCalls.listAllVideos, { vip_type: 1, limit: covers }, { enabled: kind === 2 })
  if (own.isPending || (kind === 2 && lower.isPending)) return undefined
  return [...(own.data?.list ?? []), ...(kind === 2 ? (lower.data?.list ?? []) : [])].slice(0, covers)
}
