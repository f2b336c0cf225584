import type { CallData } from '@cliffhanger/contract/call.ts'
import type { orderCalls } from '@cliffhanger/contract/wallet/order-calls.ts'

export type OrderAnswer = CallData<typeof orderCalls.getOrder>
