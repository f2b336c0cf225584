import { paths } from '@cliffhanger/contract/client-paths.ts'

/** What a list opens by itself, as long as nothing was chosen from it; undefined where that would open what nobody asked for, such as a chat. */
export const firstOf = (list: string): string | undefined => {
  if (list === paths.settings) return paths.profile
  return list === paths.wallet ? paths.bills : undefined
}
