import type { VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Crown from 'lucide-react/icons/crown'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { useDaysLeft } from '../use-days-left.ts'
import { useOpened } from '../use-opened.ts'
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

/** The dramas a membership opens on a card in its own look, and what I am until when. */
export const ShopHead = ({ kind, vipType, endTime }: ShopHeadProps) => {
  const t = useTexts()
  const language = useLanguage()
  const daysLeft = useDaysLeft()
  const date = unbroken(formatMoment(endTime * 1000, 'dayInFull', language))
  // SVIP has all that VIP has: whoever is VIP is offered something more.
  const isMine = vipType >= kind
  return (
    <section
      className={classNames(styles.head, colours.colours)}
      data-vip={isMine ? vipType : kind}
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
      {isMine && (
        <>
          <p className={styles.until}>{t('membership.until', { date })}</p>
          <p>
            <Dotted>{[daysLeft(endTime), t('membership.nothingRenews')].join(' · ')}</Dotted>
          </p>
        </>
      )}
    </section>
  )
}

/** Covers like a hand of cards. Its place is there before they are, and stays where a platform has none for members. */
const Fan = ({ kind }: Pick<ShopHeadProps, 'kind'>) => {
  const dramas = useOpened(kind)?.slice(0, covers)
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
