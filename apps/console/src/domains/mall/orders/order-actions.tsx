import { type MallOrderOverview, mallOrderOperatorCalls } from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import { carrierNames } from '@cliffhanger/rules/mall/carriers.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { isPacked } from './order-tools.tsx'

interface OrderProps {
  readonly order: MallOrderOverview
}

/** What can be done with an order: pack and ship it, tell what happens to its parcel, or cancel it. */
export const OrderActions = ({ order }: OrderProps) => {
  const t = useTexts()
  const mayDo = useMayDo()
  const confirmAction = useConfirmAction()
  const [dialog, setDialog] = useState<'ship' | 'step'>()
  const { id, order_no, state } = order
  const isWaiting = state === mallOrderStates.pendingShipment
  const cancel = (): void =>
    confirmAction({
      title: t('mall.cancelTitle', { number: order_no }),
      explanation: t('mall.cancelHint'),
      action: t('mall.cancelOrder'),
      reasonHint: t('mall.reasonForMember'),
      isDestructive: true,
      run: (reason) => callServer(mallOrderOperatorCalls.cancelMallOrder, { id, reason }),
    })
  return (
    <>
      {isPacked(order) && (
        <Button component={LinkBase} to={`/mall-packing?ids=${id}`} color="inherit">
          {t('mall.packingList')}
        </Button>
      )}
      {isWaiting && mayDo('finance.write') && (
        <Button variant="outlined" color="error" onClick={cancel}>
          {t('mall.cancelOrder')}
        </Button>
      )}
      {isPacked(order) && mayDo('member.write') && (
        <Button variant="outlined" onClick={() => setDialog('step')}>
          {t('mall.addStep')}
        </Button>
      )}
      {isWaiting && mayDo('member.write') && (
        <Button variant="contained" onClick={() => setDialog('ship')}>
          {t('mall.ship')}
        </Button>
      )}
      {dialog === 'ship' && <ShipDialog order={order} onClose={() => setDialog(undefined)} />}
      {dialog === 'step' && (
        <ActionDialog
          title={t('mall.addStep')}
          explanation={t('mall.addStepHint')}
          action={t('mall.addStep')}
          fields={[{ name: 'text', label: t('mall.step'), isLong: true, longest: 200 }]}
          run={({ text }, idempotencyKey) =>
            callServer(mallOrderOperatorCalls.addMallOrderStep, { id, text }, { idempotencyKey })
          }
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

interface ShipDialogProps extends OrderProps {
  readonly onClose: () => void
}

const other = 'other'

/** A carrier of the list has a page that follows its parcels; any other is typed. */
const ShipDialog = ({ order: { id, order_no }, onClose }: ShipDialogProps) => {
  const t = useTexts()
  const carriers = [...carrierNames.map((name) => ({ id: name, name })), { id: other, name: t('mall.otherCarrier') }]
  return (
    <ActionDialog
      title={t('mall.shipTitle', { number: order_no })}
      explanation={t('mall.shipHint')}
      action={t('mall.ship')}
      fields={[
        { name: 'tracking_no', label: t('mall.trackingNo'), longest: 60 },
        { name: 'chosen', label: t('mall.carrier'), choices: carriers },
        { name: 'typed', label: t('mall.carrierName'), hint: t('mall.carrierNameHint'), isOptional: true, longest: 40 },
      ]}
      run={async ({ chosen, typed, tracking_no }) => {
        const carrier = chosen === other ? typed : chosen
        if (carrier === '') throw new Error(t('mall.carrierMissing'))
        await callServer(mallOrderOperatorCalls.shipMallOrder, { id, carrier, tracking_no })
      }}
      onClose={onClose}
    />
  )
}
