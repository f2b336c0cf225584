import type { SameTexts } from '../../../translate.ts'
import type { mall as base } from '../../zh-CN/rewards/mall.ts'

export const mall = {} satisfies SameTexts<typeof base>
