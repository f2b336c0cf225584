import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'
import MapPin from 'lucide-react/icons/map-pin'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { chooseAddress } from '../chosen-address.ts'
import { AddressLines } from '../components/address-lines.tsx'
import styles from './addresses-screen.module.css'

/** My addresses, the default one first; with `select=1` a tap chooses one for the order that is being confirmed. */
export const AddressesScreen = () => {
  const t = useTexts()
  const isChoosing = useScreenQuery().get('select') === '1'
  const goBack = useGoBack('me')
  const { data, error, refetch } = useCall(addressCalls.listAddresses, {})
  const add = () => goTo('editAddress')
  const choose = (address: Address) => {
    chooseAddress(address.id)
    goBack()
  }
  return (
    <Screen
      width="wide"
      top={
        <NavBar
          title={t(isChoosing ? 'addresses.choose' : 'addresses.title')}
          onBack={goBack}
          right={<IconButton icon={Plus} label={t('addresses.add')} onClick={add} />}
        />
      }
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />)}
      {data && error && <StaleNote onRetry={() => void refetch()} />}
      {data?.list.length === 0 && (
        <EmptyState
          icon={MapPin}
          title={t('addresses.none')}
          hint={t('addresses.noneHint')}
          action={<Button onClick={add}>{t('addresses.add')}</Button>}
        />
      )}
      {data && data.list.length > 0 && (
        <ul className={styles.list}>
          {data.list.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              onOpen={() => (isChoosing ? choose(address) : goTo('editAddress', { id: address.id }))}
            />
          ))}
        </ul>
      )}
    </Screen>
  )
}

const AddressRow = ({ address, onOpen }: { readonly address: Address; readonly onOpen: () => void }) => {
  const t = useTexts()
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <AddressLines address={address} />
        {address.is_default === 1 && <span className={styles.mark}>{t('addresses.isDefault')}</span>}
      </button>
      <IconButton
        icon={Pencil}
        label={`${t('addresses.edit')}: ${address.consignee}`}
        onClick={() => goTo('editAddress', { id: address.id })}
      />
    </li>
  )
}
