import { type MallOrderState, mallOrderStates } from '@cliffhanger/contract/mall/states.ts'

const { pendingShipment, awaitingReceipt, completed, cancelled } = mallOrderStates

export type MallOrderAct = 'ship' | 'confirm' | 'cancel'

/** Days after which an order that was shipped completes by itself (S-89). */
export const autoCompleteDays = 15

const steps: Readonly<Record<MallOrderAct, { readonly from: MallOrderState; readonly to: MallOrderState }>> = {
  ship: { from: pendingShipment, to: awaitingReceipt },
  confirm: { from: awaitingReceipt, to: completed },
  cancel: { from: pendingShipment, to: cancelled },
}

/** From which state an act leads to which one (S-89). */
export const mallOrderStep = (act: MallOrderAct) => steps[act]
