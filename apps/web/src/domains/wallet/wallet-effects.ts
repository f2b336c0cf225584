import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import {
  couponChanged,
  orderChanged,
  realNameChanged,
  rechargeChanged,
  walletChanged,
  withdrawChanged,
} from '@cliffhanger/contract/wallet/events.ts'
import { auditStates, orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { effect, type StreamEffect } from '../../platform/storage/stream-effects.ts'
import { translate } from '../../platform/texts.ts'
import { toast } from '../../ui/overlays/toast.tsx'
import { storeWallets } from './wallet-store.ts'

type Subject = 'wallet' | 'order' | 'recharge' | 'withdrawal' | 'coupon' | 'realName'

/** Asks again what is shown about a thing. Its calls come with the first need: the first screen has none. */
const requestAgain = (subject: Subject) => (): void => {
  import('./wallet-answers.ts').then(({ forgetAbout }) => forgetAbout(subject)).catch(ignoreQuietly)
}

/** What was missed about my money while I was away too long to be told. */
export const reloadWallet = (): void => {
  for (const subject of ['wallet', 'order', 'recharge', 'withdrawal', 'coupon', 'realName'] as const)
    requestAgain(subject)()
}

/** S-109: absolute values; of two the one with the higher version counts. */
const moved = effect(walletChanged, async ({ database, afterwards }, { wallets }) => {
  await storeWallets(database, wallets)
  afterwards(requestAgain('wallet'))
})

const ordered = effect(orderChanged, async ({ afterwards }, { state, cancel_reason }) => {
  if (state === orderStates.cancelled && cancel_reason === 'timeout')
    afterwards(() => toast(translate('wallet.orderTimedOut')))
  afterwards(requestAgain('order'))
})

/** S-85 */
const recharged = effect(rechargeChanged, async ({ afterwards }, { state }) => {
  if (state === auditStates.transferred) afterwards(() => toast(translate('wallet.recharged')))
  afterwards(requestAgain('recharge'))
})

/** S-87: what is denied comes back. */
const withdrawn = effect(withdrawChanged, async ({ afterwards }, { state, reason }) => {
  if (state === auditStates.transferred) afterwards(() => toast(translate('wallet.withdrawn')))
  if (state === auditStates.denied) afterwards(() => toast(translate('wallet.withdrawDenied', { reason })))
  afterwards(requestAgain('withdrawal'))
})

const couponHeard = effect(couponChanged, async ({ afterwards }) => afterwards(requestAgain('coupon')))

/** S-84 */
const certified = effect(realNameChanged, async ({ afterwards }, { status, reason }) => {
  const words =
    status === realNameStates.certified ? translate('payment.certified') : translate('payment.refused', { reason })
  afterwards(() => toast(words))
  afterwards(requestAgain('realName'))
})

/** What the events about my money do here. */
export const walletEffects: readonly StreamEffect[] = [moved, ordered, recharged, withdrawn, couponHeard, certified]
