import ChevronRight from 'lucide-react/icons/chevron-right'
import MapPin from 'lucide-react/icons/map-pin'
import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import styles from '../components/address-card.module.css'
import { AddressLines } from '../components/address-lines.tsx'
import type { useDelivery } from './use-delivery.ts'

interface AddressCardProps {
  readonly delivery: Pick<ReturnType<typeof useDelivery>, 'address' | 'error' | 'refetch'>
  readonly error: string | undefined
}

/** Where the order goes; a tap opens the address book to choose. */
export const AddressCard = ({ delivery: { address, error: failure, refetch }, error }: AddressCardProps) => {
  const t = useTexts()
  if (address === undefined) {
    return failure ? (
      <ErrorState error={failure} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={76} radius={12} />
    )
  }
  return (
    <div>
      <button
        type="button"
        className={classNames(styles.card, error !== undefined && styles.wrong)}
        onClick={() => goTo('addresses', { select: 1 })}
      >
        <span className={styles.icon}>
          <Icon of={address ? MapPin : MapPinPlus} size={22} />
        </span>
        <span className={styles.words}>
          <span className={styles.label}>{t('mallOrders.address')}</span>
          {address ? <AddressLines address={address} /> : <strong>{t('mallOrders.chooseAddress')}</strong>}
        </span>
        <span className={styles.arrow}>
          <Icon of={ChevronRight} size={18} />
        </span>
      </button>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
