import { type IncomeRecord, type IncomeType, incomeStates } from '@cliffhanger/contract/commission/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Translate } from '../../platform/texts.ts'

/** What income came of. */
export const incomeName = (type: IncomeType, t: Translate): string => {
  switch (type) {
    case 'commission':
      return t('commission.ofCommission')
    case 'star':
      return t('commission.ofStar')
    case 'invite':
      return t('commission.ofInvite')
    case 'treasure':
      return t('commission.ofTreasure')
    case 'crowdfunding':
      return t('commission.ofCrowdfunding')
    default:
      return type satisfies never
  }
}

/** Where a line of income stands, and until when it waits. */
export const incomeState = (
  { state, due_time }: Pick<IncomeRecord, 'state' | 'due_time'>,
  t: Translate,
  language: Language,
): string => {
  switch (state) {
    case incomeStates.waiting:
      return due_time > 0
        ? t('commission.isWaiting', { date: formatMoment(due_time * 1000, 'day', language) })
        : t('commission.waiting')
    case incomeStates.settled:
      return t('commission.isSettled')
    case incomeStates.reversed:
      return t('commission.isReversed')
    default:
      return state satisfies never
  }
}
