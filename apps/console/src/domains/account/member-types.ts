import type { MemberOverview } from '@cliffhanger/contract/account/operator-schemas.ts'
import { userTypes } from '@cliffhanger/contract/account/states.ts'
import type { Texts } from '../../platform/texts.ts'

export type MemberType = MemberOverview['user_type']

/** What a member may be for the platform. */
export const memberTypes: readonly MemberType[] = Object.values(userTypes)

/** What operators make of members; accounts of the platform itself stay what they are. */
export const givenTypes = [userTypes.ordinary, userTypes.official, userTypes.star] as const

export const memberTypeText = (t: Texts, type: MemberType): string =>
  ({
    [userTypes.ordinary]: t('account.typeOrdinary'),
    [userTypes.official]: t('account.typeSupport'),
    [userTypes.star]: t('account.typeStar'),
    [userTypes.system]: t('account.typeSystem'),
  })[type]
