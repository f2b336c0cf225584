import type { MemberOverview } from '@cliffhanger/contract/operators/schemas.ts'
import type { Texts } from '../../platform/texts.ts'

export type MemberType = MemberOverview['user_type']

/** What a member may be for the platform. */
export const memberTypes = [0, 1, 2, 3] as const satisfies readonly MemberType[]

/** What operators make of members; accounts of the platform itself stay what they are. */
export const givenTypes = [0, 1, 2] as const

export const memberTypeText = (t: Texts, type: MemberType): string =>
  ({
    0: t('account.typeOrdinary'),
    1: t('account.typeSupport'),
    2: t('account.typeStar'),
    3: t('account.typeSystem'),
  })[type]
