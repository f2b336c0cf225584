import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import ExternalLink from 'lucide-react/icons/external-link'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { CopiedText } from './copied-text.tsx'
import styles from './parcel-card.module.css'

/** Only a page of the web: operators write the address. */
const isPage = (address: string): boolean => /^https?:\/\//i.test(address)

/** Who brings the parcel and how to follow it; nothing before it was shipped. */
export const ParcelCard = ({ order }: { readonly order: PointOrder }) => {
  const t = useTexts()
  const { carrier, tracking_no, tracking_url } = order
  if (carrier === '' && tracking_no === '') return null
  return (
    <section className={styles.card} aria-label={t('mallOrders.parcel')}>
      <DetailList
        isFlush
        lines={[
          { label: t('mallOrders.carrier'), value: carrier },
          {
            label: t('mallOrders.trackingNumber'),
            value:
              tracking_no === '' ? undefined : <CopiedText what={t('mallOrders.trackingNumber')} text={tracking_no} />,
          },
        ]}
      />
      {isPage(tracking_url) && (
        <a className={styles.track} href={tracking_url} target="_blank" rel="noreferrer">
          {t('mallOrders.track')}
          <Icon of={ExternalLink} size={16} />
        </a>
      )}
    </section>
  )
}
