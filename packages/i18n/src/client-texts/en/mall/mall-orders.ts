import type { SameTexts } from '../../../translate.ts'
import type { mallOrders as base } from '../../zh-CN/mall/mall-orders.ts'

export const mallOrders = {} satisfies SameTexts<typeof base>
