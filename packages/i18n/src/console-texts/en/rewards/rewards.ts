import type { SameTexts } from '../../../translate.ts'
import type { rewards as base } from '../../zh-CN/rewards/rewards.ts'

export const rewards = {} satisfies SameTexts<typeof base>
