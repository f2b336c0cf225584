import { projectOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-project-calls.ts'
import { type Finder, foundAtOnce } from '../../platform/finder.ts'
import { callServer } from '../../platform/server.ts'
import { currentLanguage } from '../../platform/texts.ts'
import { titleIn } from '../../ui/inputs/html-texts-input.tsx'

/** Projects by what their title holds, drafts too. */
export const findProjects: Finder = async (keyword) => {
  const { list } = await callServer(projectOperatorCalls.listWrittenProjects, { page: 1, limit: foundAtOnce, keyword })
  return list.map(({ id, texts }) => ({
    to: `/crowd-projects/${id}`,
    title: titleIn(texts, currentLanguage()) || `#${id}`,
    hint: `#${id}`,
  }))
}
