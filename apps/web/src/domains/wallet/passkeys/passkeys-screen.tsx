import { type CallData } from '@cliffhanger/contract/call.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { passkeyCalls } from '@cliffhanger/contract/wallet/passkey-calls.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import ScanFace from 'lucide-react/icons/scan-face'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { vibrate } from '../../../ui/feedback/haptics.ts'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { PaySheet } from '../components/forms/pay-sheet.tsx'
import { addPasskeyHere, canMakePasskey, isPasskeyHere, NotConfirmed, removePasskey } from './passkey.ts'

type Passkey = CallData<typeof passkeyCalls.listPasskeys>['list'][number]

const refresh = () => forgetAnswers(passkeyCalls.listPasskeys, overviewCalls.getOverview)

/** Where a member switches on payments by fingerprint, face or screen lock, and sees which devices may. */
export const PasskeysScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const { data, error, refetch } = useCall(passkeyCalls.listPasskeys, {})
  const pin = useCall(paymentPasswordCalls.getPaymentPasswordState, {})
  const isPossible = usePossible()
  const [isAdding, setIsAdding] = useState(false)
  const list = data?.list ?? []
  const isOnHere = list.some(({ credential_id: credentialId }) => isPasskeyHere(credentialId))
  const add = async (password: string): Promise<void> => {
    try {
      await addPasskeyHere(password)
      vibrate('success')
      toast(t('payment.passkeyOn'))
    } catch (failure) {
      if (!(failure instanceof NotConfirmed)) throw failure
      toast(t('payment.passkeyNotConfirmed'))
    }
    setIsAdding(false)
    await refresh()
  }
  return (
    <Screen top={<NavBar title={t('payment.passkeyTitle')} onBack={goBack} />}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />)}
      {data && !isOnHere && (
        <Offer hasPin={pin.data && pin.data.is_set === 1} isPossible={isPossible} onTurnOn={() => setIsAdding(true)} />
      )}
      {list.length > 0 && (
        <CellGroup heading={t('payment.passkeyDevices')}>
          {list.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </CellGroup>
      )}
      <PaySheet
        payment={isAdding ? { title: t('payment.passkeyTurnOn'), lines: [], pay: add, isPinOnly: true } : undefined}
        onClose={() => setIsAdding(false)}
      />
    </Screen>
  )
}

interface OfferProps {
  /** Undefined until it is known, as the next. */
  readonly hasPin: boolean | undefined
  readonly isPossible: boolean | undefined
  readonly onTurnOn: () => void
}

/** What this device could do, and the one step there: to turn it on, to set the PIN it stands for, or, where it cannot, to the PIN that can. */
const Offer = ({ hasPin, isPossible, onTurnOn }: OfferProps) => {
  const t = useTexts()
  if (hasPin === false)
    return (
      <EmptyState
        icon={ScanFace}
        title={t('payment.passkeyNeedsPin')}
        hint={t('payment.passkeyNeedsPinHint')}
        action={<Button onClick={() => goTo('payPassword')}>{t('payment.setNow')}</Button>}
      />
    )
  if (isPossible === false)
    return (
      <EmptyList
        drawing="lock"
        title={t('payment.passkeyImpossibleTitle')}
        hint={t('payment.passkeyImpossible')}
        action={
          <Button kind="quiet" onClick={() => goTo('changePayPassword')}>
            {t('payment.changeTitle')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={ScanFace}
      title={t('payment.passkeyOffer')}
      hint={t('payment.passkeyHint')}
      action={isPossible && <Button onClick={onTurnOn}>{t('payment.passkeyTurnOn')}</Button>}
    />
  )
}

/** Undefined until the browser has said it. */
const usePossible = (): boolean | undefined => {
  const [isPossible, setIsPossible] = useState<boolean>()
  useEffect(() => {
    let isHere = true
    void canMakePasskey().then((answer) => isHere && setIsPossible(answer))
    return () => {
      isHere = false
    }
  }, [])
  return isPossible
}

const PasskeyRow = ({ passkey }: { readonly passkey: Passkey }) => {
  const t = useTexts()
  const language = useLanguage()
  const remove = useAction(async () => {
    const question = {
      title: t('payment.passkeyRemoveTitle', { name: passkey.name }),
      text: t('payment.passkeyRemoveText'),
      confirmLabel: t('payment.passkeyRemove'),
      isDanger: true,
    }
    if (!(await confirm(question))) return
    await removePasskey(passkey)
    await refresh()
  })
  const isHere = isPasskeyHere(passkey.credential_id)
  const day = formatMoment((passkey.use_time || passkey.create_time) * 1000, 'day', language)
  return (
    <Cell
      title={isHere ? t('payment.passkeyThisDevice', { name: passkey.name }) : passkey.name}
      description={t(passkey.use_time > 0 ? 'payment.passkeyUsed' : 'payment.passkeyAdded', { date: day })}
      value={
        <IconButton
          icon={Trash}
          label={t('payment.passkeyRemoveLabel', { name: passkey.name })}
          disabled={remove.isBusy}
          onClick={remove.run}
        />
      }
    />
  )
}
