import type { CallData } from '@cliffhanger/contract/call.ts'
import type { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'

export type OrderReply = CallData<typeof orderCalls.getOrder>
