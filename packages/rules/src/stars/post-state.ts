import type { RefusalName } from '@cliffhanger/contract/errors.ts'
import { starPostStates } from '@cliffhanger/contract/stars/states.ts'

export type StarPostState = (typeof starPostStates)[keyof typeof starPostStates]

/** What an operator does with a post. */
export type PostAct = 'approve' | 'reject' | 'hide'

const { inReview, published, rejected } = starPostStates

/** From which states an act leads where. A post that was turned down or taken down can still be published. */
const moves: Readonly<Record<PostAct, { readonly from: readonly StarPostState[]; readonly to: StarPostState }>> = {
  approve: { from: [inReview, rejected], to: published },
  reject: { from: [inReview], to: rejected },
  hide: { from: [published], to: rejected },
}

/** The state of a post after an operator's act. Refuses 4003 where somebody else was faster. */
export const movePost = (
  state: StarPostState,
  act: PostAct,
): { readonly ok: true; readonly state: StarPostState } | { readonly ok: false; readonly refusal: RefusalName } =>
  moves[act].from.includes(state) ? { ok: true, state: moves[act].to } : { ok: false, refusal: 'stateChanged' }
