import type { ConfirmedWallet, StripeProblem, StripeScript } from '../domains/wallet/express/stripe-script.ts'

/** A stand-in for Stripe's script, as far as our page uses it: one button, that pays at once. */
export interface StripeStandIn {
  /** Keys it was started with. */
  readonly keys: string[]
  /** Amounts its button showed, in the smallest unit. */
  readonly amounts: number[]
  /** Secrets that were paid with, and where the member was to come back to. */
  readonly paid: { readonly secret: string; readonly returnUrl: string }[]
  /** What becomes of the next payments; undefined: they are taken. */
  problem: StripeProblem | undefined
  /** False: a device without a wallet. */
  hasWallet: boolean
}

/** Puts it where Stripe's script puts itself, so that nothing is loaded. */
export const installStripe = (): StripeStandIn => {
  const standIn: StripeStandIn = { keys: [], amounts: [], paid: [], problem: undefined, hasWallet: true }
  window.Stripe = (key) => {
    standIn.keys.push(key)
    return scriptOf(standIn)
  }
  return standIn
}

/** Takes it away, as before the script has come; the answer puts it back. */
export const hideStripe = (): (() => void) => {
  const { Stripe: script } = window
  delete window.Stripe
  return () => {
    if (script) window.Stripe = script
  }
}

type Hear = (about: never) => void

const scriptOf = (standIn: StripeStandIn): StripeScript => ({
  elements({ amount }) {
    standIn.amounts.push(amount)
    const heard = new Map<string, Hear>()
    const say = (event: string, about: object): void => heard.get(event)?.(about as never)
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Phone Pay'
    const wallet: ConfirmedWallet = { paymentFailed: () => undefined }
    button.addEventListener('click', () => say('click', { resolve: () => say('confirm', wallet) }))
    return {
      create: () => ({
        mount(place) {
          if (standIn.hasWallet) place.append(button)
          say('ready', standIn.hasWallet ? { availablePaymentMethods: { applePay: true } } : {})
        },
        destroy: () => button.remove(),
        on: (event: string, hear: Hear) => void heard.set(event, hear),
      }),
      update: ({ amount: next }) => void standIn.amounts.push(next),
      submit: async () => ({}),
    }
  },
  async confirmPayment({ clientSecret, confirmParams }) {
    if (standIn.problem) return { error: standIn.problem }
    standIn.paid.push({ secret: clientSecret, returnUrl: confirmParams.return_url })
    return {}
  },
})
