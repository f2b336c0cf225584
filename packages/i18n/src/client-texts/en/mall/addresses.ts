import type { SameTexts } from '../../../translate.ts'
import type { addresses as base } from '../../zh-CN/mall/addresses.ts'

export const addresses = {} satisfies SameTexts<typeof base>
