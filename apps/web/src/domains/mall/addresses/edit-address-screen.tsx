import { addressCalls } from '@cliffhanger/contract/mall/address-calls.ts'
import MapPin from 'lucide-react/icons/map-pin'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { AddressForm } from './address-form.tsx'

/** A new address, or the one `id` names. */
export const EditAddressScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('addresses')
  const id = Number(useScreenQuery().get('id')) || undefined
  const isNew = id === undefined
  return (
    <Screen width="wide" top={<NavBar title={t(isNew ? 'addresses.add' : 'addresses.edit')} onBack={goBack} />}>
      {isNew ? <AddressForm onDone={goBack} /> : <KnownAddress id={id} onDone={goBack} />}
    </Screen>
  )
}

const KnownAddress = ({ id, onDone }: { readonly id: number; readonly onDone: () => void }) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(addressCalls.listAddresses, {})
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} />
  const address = data.list.find((each) => each.id === id)
  return address ? (
    <AddressForm key={id} address={address} onDone={onDone} />
  ) : (
    <EmptyState icon={MapPin} title={t('addresses.gone')} />
  )
}
