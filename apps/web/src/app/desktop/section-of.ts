import { paths } from '@cliffhanger/contract/client-paths.ts'
import { rewardRoutes } from '../routes/reward-routes.ts'
import type { ScreenRoute } from '../screen-route.ts'

const ofDramas = new Set<string>([
  ...[paths.player, paths.dramaDetail, paths.shareVideo, paths.playlet],
  ...[paths.search, paths.rank, paths.stars, paths.star],
])
const ofRewards = new Set(rewardRoutes.map(({ path }) => path))
const listsOfChats: readonly (string | undefined)[] = [paths.chats, paths.addressBook]

/** Index of the main screen that a screen belongs to (K-5). */
export const sectionOf = ({ path, tab, list }: ScreenRoute): number => {
  if (tab !== undefined) return tab
  if (ofDramas.has(path)) return 0
  if (path === paths.event) return 2
  if (ofRewards.has(path)) return 1
  return listsOfChats.includes(list) ? 3 : 4
}

/** Path of the shortcut that a screen belongs to, which says more exactly than the main screen where one is; undefined where there is none. */
export const shortcutOf = ({ path, list }: ScreenRoute): string | undefined => {
  if (path === paths.search || path === paths.binge) return path
  return list === paths.wallet || list === paths.settings ? list : undefined
}
