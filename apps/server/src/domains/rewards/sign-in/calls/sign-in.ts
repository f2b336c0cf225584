import type { CallData } from '@cliffhanger/contract/call.ts'
import type { CoinAmount } from '@cliffhanger/contract/rewards/schemas.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { addDays, dayStartMs } from '@cliffhanger/rules/platform-day.ts'
import { isSignedIn, stepOf, streakUntil } from '@cliffhanger/rules/rewards/sign-in.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext } from '../../../../platform/http/handlers.ts'
import { runOnce } from '../../../../platform/http/idempotency.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { expiryOfGold } from '../../expiry.ts'
import type { RewardsNeeds } from '../../needs.ts'
import { countGivenSpins } from '../../spins.ts'
import type { TaskCounter } from '../../tasks/task-counter.ts'
import { readToday } from '../../today.ts'
import { findSignIns, listSteps, type StepRow } from '../queries.ts'
import { signIn, stepAt } from '../sign-in.ts'

type Reply = CallData<typeof signInCalls.signIn>

/** Without `do` a look that changes nothing; with it today's sign-in, which needs an Idempotency-Key because only then value moves (S-95). */
export const answerSignIn =
  (domains: RewardsNeeds, facts: Pick<TaskCounter, 'note'>) =>
  async (context: CallContext<'bearer'>, { do: does }: { readonly do?: 1 | undefined }): Promise<Reply> => {
    if (does === undefined) return showSignIns(context, context.db)
    const { caller, clock, db, idempotencyKey } = context
    const request = {
      owner: `u${caller.userId}`,
      key: idempotencyKey ?? refuse('idempotencyKeyMissing'),
      call: signInCalls.signIn.id,
      body: { do: 1 },
      nowMs: clock(),
    }
    // The stored reply is what the first request answered.
    return (await runOnce(db, request, async (tx) => {
      const step = await signIn(context, domains, tx, caller.userId, facts)
      return { ...(await showSignIns(context, tx)), reward: presentCoins(step) }
    })) as Reply
  }

async function showSignIns(context: CallContext<'bearer'>, db: Db): Promise<Reply> {
  const { userId } = context.caller
  const { nowMs, zone, today } = await readToday(context, db)
  const [{ last, total, days }, steps, spins, expiresMs] = await Promise.all([
    findSignIns(db, userId, `${today.slice(0, 8)}01`),
    listSteps(db),
    countGivenSpins(db, userId),
    expiryOfGold(db, nowMs),
  ])
  const isDone = isSignedIn(last, today)
  const streak = isDone && last ? last.continuousDays : streakUntil(last, today, zone)
  return {
    is_sign: flagOf(isDone),
    continuous_days: streak,
    total_days: total,
    rules: steps.map(presentStep),
    records: [...days],
    today,
    next_time: toSeconds(dayStartMs(addDays(today, 1), zone)),
    next: presentStep(stepAt(steps, stepOf(streak + 1))),
    expire_time: toSeconds(expiresMs ?? 0),
    wheel_times: spins,
  }
}

const presentCoins = ({ coin_code: coin, amount }: StepRow): CoinAmount => ({
  coin_code: coin,
  amount: formatMinor(BigInt(amount), coinScale[coin]),
})

const presentStep = (step: StepRow) => ({ ...presentCoins(step), day: step.day, spins: step.spins })
