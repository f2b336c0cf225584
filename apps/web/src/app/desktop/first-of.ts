import { paths } from '@cliffhanger/contract/client-paths.ts'

const screens: Readonly<Record<string, string>> = {
  [paths.settings]: paths.profile,
  [paths.wallet]: paths.bills,
  // Nobody opens their contacts to look at who comes first by name; how people find each other is what one has in common with all.
  [paths.addressBook]: paths.addFriend,
}

/** What a list opens by itself, as long as nothing was chosen from it; undefined where that would open what nobody asked for: a chat or a message. */
export const firstOf = (list: string): string | undefined => screens[list]
