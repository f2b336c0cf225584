import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { create } from 'zustand'

/** What a member has chosen and written for an exchange that is not made yet. */
interface ExchangeDraft {
  readonly coupons: readonly JudgedCoupon[]
  readonly remark: string
}

const emptyDraft: ExchangeDraft = { coupons: [], remark: '' }

/** The one exchange that is being confirmed: it is still there on the way back from the address book. */
const useStore = create<{ readonly intent: string; readonly draft: ExchangeDraft }>(() => ({
  intent: '',
  draft: emptyDraft,
}))

/** The draft of an exchange, and how it is changed; another exchange begins with an empty one. */
export const useExchangeDraft = (intent: string) => {
  const stored = useStore()
  const draft = stored.intent === intent ? stored.draft : emptyDraft
  return {
    ...draft,
    change: (changed: Partial<ExchangeDraft>): void => {
      const { intent: last, draft: known } = useStore.getState()
      useStore.setState({ intent, draft: { ...(last === intent ? known : emptyDraft), ...changed } })
    },
  }
}

/** Forgets it once the exchange is made. */
export const clearExchangeDraft = (): void => useStore.setState({ intent: '', draft: emptyDraft })
