import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { uploadPicture } from './crowd/files.ts'
import type { Person, World } from './world.ts'

/** Whoever takes money out or joins a project is certified before. Says who they are, and an operator finds it right; once for each. */
export async function certify(world: World, person: Person): Promise<void> {
  const {
    simulation,
    operators: [operator],
  } = world
  const { status } = await simulation.call(person, realNameCalls.getRealName, {})
  if (status !== realNameStates.notCertified) return
  await simulation.call(person, realNameCalls.submitRealName, {
    real_name: person.fullName,
    id_card: `DEMO${String(10_000 + person.id)}`,
    front_url: await uploadPicture(world, person, 400),
    back_url: await uploadPicture(world, person, 401),
  })
  const judged = { user_id: person.id, version: 1, status: realNameStates.certified } as const
  await simulation.call(operator, realNameOperatorCalls.judgeRealName, judged)
}
