import { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import { type Finder, foundAtOnce } from '../../../platform/finder.ts'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage } from '../../../platform/texts.ts'
import { titleOf } from './written-texts.ts'

/** Dramas by title. */
export const findDramas: Finder = async (search) => {
  const { list } = await callServer(dramaOperatorCalls.listDramas, { page: 1, limit: foundAtOnce, search })
  return list.map((drama) => ({
    to: `/dramas/${drama.id}`,
    title: titleOf(drama, currentLanguage()),
    hint: `#${drama.id}`,
  }))
}
