import { favoriteCalls, groupMessageCalls } from './group-calls.ts'
import { privateMessageCalls } from './private-calls.ts'

export const chatCalls = { ...privateMessageCalls, ...groupMessageCalls, ...favoriteCalls } as const
