/** The parts of Stripe's script that our page uses; Stripe's documentation calls it Stripe.js. */
export interface StripeScript {
  elements(options: {
    readonly mode: 'payment'
    /** In the smallest unit of the currency; what the buttons show, while the server says what is paid. */
    readonly amount: number
    readonly currency: string
    readonly locale: string
    readonly appearance: object
  }): StripeElements
  confirmPayment(payment: {
    readonly elements: StripeElements
    readonly clientSecret: string
    readonly confirmParams: { readonly return_url: string }
    readonly redirect: 'if_required'
  }): Promise<{ readonly error?: StripeProblem }>
}

export interface StripeElements {
  create(kind: 'expressCheckout', options: object): ExpressButtons
  update(options: { readonly amount: number }): void
  /** Has what the member chose checked, before anything is asked for. */
  submit(): Promise<{ readonly error?: StripeProblem }>
}

/** What went wrong, in the member's language where it is about their card. */
export interface StripeProblem {
  readonly type: string
  readonly message?: string
}

/** The wallet of the phone waits for what becomes of it. */
export interface ConfirmedWallet {
  readonly paymentFailed?: (why: { readonly reason: 'fail' }) => void
}

/** Stripe's buttons, in frames of Stripe's. */
export interface ExpressButtons {
  mount(place: HTMLElement): void
  destroy(): void
  /** Without a way to pay on this device nothing is drawn. */
  on(event: 'ready', hear: (ready: { readonly availablePaymentMethods?: object | undefined }) => void): void
  on(event: 'click', hear: (pressed: { readonly resolve: () => void }) => void): void
  on(event: 'cancel' | 'loaderror', hear: () => void): void
  on(event: 'confirm', hear: (confirmed: ConfirmedWallet) => void): void
}

declare global {
  interface Window {
    Stripe?: (key: string) => StripeScript
  }
}

/** Stripe allows its script from here alone. */
const address = 'https://js.stripe.com/clover/stripe.js'

let loading: Promise<void> | undefined

const load = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve(), { once: true })
    script.addEventListener(
      'error',
      () => {
        script.remove()
        reject(new TypeError('the script of Stripe did not load'))
      },
      { once: true },
    )
    document.head.append(script)
  })

/** Loads Stripe's script where it is not there yet, once however many ask. A failed load is tried again the next time. */
export const openStripe = async (key: string): Promise<StripeScript> => {
  if (!window.Stripe) {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    await loading
  }
  if (!window.Stripe) throw new TypeError('the script of Stripe brought nothing')
  return window.Stripe(key)
}
