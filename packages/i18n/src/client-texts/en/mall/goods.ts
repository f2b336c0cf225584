import type { SameTexts } from '../../../translate.ts'
import type { goods as base } from '../../zh-CN/mall/goods.ts'

export const goods = {} satisfies SameTexts<typeof base>
