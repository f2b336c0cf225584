import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import { usePlatform } from '../platform/server/platform-info.ts'

const allClosed: PlatInfo['modules'] = { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 0, commission: 0 }

/** The modules the platform has open; none before its configuration is known. */
export const useModules = (): PlatInfo['modules'] => usePlatform()?.modules ?? allClosed
