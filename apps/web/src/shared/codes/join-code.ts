import { joinCodeIn } from '@cliffhanger/rules/groups/joining.ts'
import { goTo } from '../../platform/navigation/navigation.ts'

/** Opens what a scanned link to a group leads to; false for any other code. */
export const openJoinCode = (text: string): boolean => {
  const code = joinCodeIn(text)
  if (code !== undefined) goTo('joinGroup', { code })
  return code !== undefined
}
