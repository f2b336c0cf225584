import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { projectStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import type { Translate } from '../../platform/texts.ts'
import { projectStateName } from './crowdfunding-words.ts'
import { unitsRange } from './join-figures.ts'

interface Joining {
  readonly project: CrowProject
  readonly limitLeft: number
  /** Whether the platform has crowdfunding open. */
  readonly isOpen: boolean
}

/** Why nobody, or not I, may join a project now; undefined where I may (S-90, S-112). */
export const joinBlock = ({ project, limitLeft, isOpen }: Joining, t: Translate): string | undefined => {
  if (!isOpen) return t('crowdfunding.notOpen')
  if (project.state !== projectStates.inProgress) return projectStateName(project, t)
  if (project.is_paused === 1) return t('crowdfunding.pausedShort')
  if (project.status === 0) return t('crowdfunding.gone')
  const [least, most] = unitsRange(project, limitLeft)
  return most < least ? t('crowdfunding.limitReached') : undefined
}
