import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Payer } from './payer.ts'
import { queryIn } from './query.ts'
import { freePort, ServerProcess } from './server-process.ts'

/** Kills per run; a long run sets more. In turns they take the server, both, and the database alone. */
const kills = Number(process.env['CRASH_KILLS'] ?? 2)
const investorTotal = 8
const startCents = 100_000_000
const unitCents = 1234
/** In 10^-8 a day: fractions of a cent are carried. */
const dayRate = 123_456
const scarceUnits = 10
const poolCents = 1_000_000_000
/** How long ago the orders of the test seem to have been paid; those of the short term are over since then. */
const daysAgo = 20
const shortDays = 10
const loadMs = 2500
const recoverMs = 120_000
const patienceMs = 240_000 + kills * 90_000
const zone = 'Asia/Shanghai'
const dayNow = `(now() at time zone '${zone}')::date`

const folder = fileURLToPath(new URL(`../.out/crash-crowdfunding-${process.pid}`, import.meta.url))
const query = queryIn(folder)
let server: ServerProcess
let projects = { long: 0, short: 0, scarce: 0 }
const investors: Payer[] = []

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  server = new ServerProcess(await freePort(), folder)
  await server.start()
  await query(
    `insert into platform_settings (key, value, version) values ('wallet', '{"crowdfunding_need_real_name": 0}', 1),
       ('platform', '{"modules": {"withdraw": 1, "usdt": 0, "treasure": 0, "crowdfunding": 1, "commission": 0}}', 1)
       on conflict (key) do update set value = platform_settings.value || excluded.value`,
  )
  await post('funding', 'funding.projects', 0, poolCents)
  projects = {
    long: await newProject(1_000_000, 365),
    short: await newProject(1_000_000, shortDays),
    scarce: await newProject(scarceUnits, 365),
  }
  // It has the settings from its start on.
  await server.stop()
  await server.start()
  for (let index = 0; index < investorTotal; index++) {
    const investor = await Payer.create(server.url)
    await post('recharge', 'recharge.manual', investor.userId, startCents)
    await investor.openContract(projects.long)
    investor.money = startCents
    investors.push(investor)
  }
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const post = (kind: string, route: string, to: number, amount: number) =>
  query(
    `select ledger_post($1, $2 || '-' || $3, 'S', '', 0, null, 1, '2026-11', array[$2], array[0]::bigint[], array[$3]::bigint[], array['money'],
       array[$4]::bigint[], array[null]::bigint[])`,
    [kind, route, to, amount],
  )

async function newProject(units: number, days: number): Promise<number> {
  const [row] = await query<{ id: string }>(
    `with type as (insert into crowd_types (names) values ('{"en": "Series"}') returning id)
     insert into crowd_projects (type_id, texts, copyright_owner, cover_key, unit_price, units_total, units_left, min_amount, min_unit, max_unit, day_rate,
         cycle_days, starts_ms, ends_ms, stage, created_ms, changed_ms)
       select id, '{"en": {"title": "Night Train", "intro": "", "rights": "", "risk": ""}}', 'Harbour Films', 'public/p.webp', $1, $2, $2, 0, 1, 0, $3, $4,
         0, 9000000000000, 'open', 0, 0 from type returning id`,
    [unitCents, units, dayRate, days],
  )
  return Number(row?.id)
}

/** What the database answers, whenever it is there again. */
async function persistently<Row>(text: string, values: readonly unknown[], deadlineMs: number): Promise<Row[]> {
  for (;;) {
    try {
      return await query<Row>(text, values)
    } catch (error) {
      if (Date.now() > deadlineMs) throw error
      await sleep(50)
    }
  }
}

/** An order that was paid just now seems to have been paid long ago, so that days are to be counted. */
const backdate = (orderId: number, deadlineMs: number) =>
  persistently(
    `update crowd_orders set start_day = (${dayNow} - $2::int)::text, counted_day = (${dayNow} - $2::int - 1)::text, end_day = (${dayNow} - $2::int + cycle_days - 1)::text
      where id = $1 and state = 1 and counted_day < start_day and start_day > ${dayNow}::text`,
    [orderId, daysAgo],
    deadlineMs,
  )

/** Has the job count and pay; it runs every five minutes by itself. */
const askForInterest = (deadlineMs: number) =>
  persistently(
    `insert into pgboss.job (name, data, singleton_key, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, policy, heartbeat_seconds)
       select name, '{}', gen_random_uuid()::text, now() + interval '1 hour', expire_seconds, deletion_seconds, retry_limit, retry_delay, policy, heartbeat_seconds
         from pgboss.queue where name = 'crowdfunding.tend'`,
    [],
    deadlineMs,
  )

/** Joins, early exits and settlements in turns while the load is on. Some orders stay. */
async function keepInvesting(investor: Payer, load: { readonly isOn: boolean }, deadlineMs: number): Promise<void> {
  for (let turn = 0; load.isOn; turn++) {
    const units = 1 + (turn % 3)
    await join(investor, projects.scarce, 1, deadlineMs)
    await join(investor, projects.long, units, deadlineMs)
    const [early, over] = [
      await join(investor, projects.long, units, deadlineMs),
      await join(investor, projects.short, units, deadlineMs),
    ]
    if (early !== undefined) await investor.takeOut(early, unitCents * units, 'terminate', deadlineMs)
    if (over !== undefined) await investor.takeOut(over, unitCents * units, 'settle', deadlineMs)
  }
}

async function join(
  investor: Payer,
  projectId: number,
  units: number,
  deadlineMs: number,
): Promise<number | undefined> {
  const id = await investor.invest(projectId, unitCents, units, deadlineMs)
  if (id !== undefined) await backdate(id, deadlineMs)
  return id
}

async function keepAsking(load: { readonly isOn: boolean }, deadlineMs: number): Promise<void> {
  while (load.isOn) {
    await askForInterest(deadlineMs)
    await sleep(300)
  }
}

/** What all days of an order come to that are over, rounded down once; computed of its terms alone. */
const interestOf = `floor(o.amount::numeric * o.day_rate * greatest(0, least(o.end_day::date,
    (case when o.state = 3 then to_timestamp(o.ended_ms / 1000.0) at time zone '${zone}' else now() at time zone '${zone}' end)::date - 1)
  - o.start_day::date + 1) / 100000000)`

/** Compares the database to what follows from the answers that the investors received, and to terms and days. */
async function expectWhatWasAcknowledged(): Promise<void> {
  for (const { userId, money, orders } of investors) {
    const [row] = await query<{ orders: number[]; wrong: number; cash: string; interest: string; bills: string }>(
      `select array_agg(o.id::int order by o.id) as orders, count(*) filter (where o.earned <> ${interestOf} or o.interest_paid <> o.earned)::int as wrong,
              sum(${interestOf})::text as interest,
              (select balance::text from ledger_accounts where owner_id = $1 and purpose = 'cash') as cash,
              (select sum(e.amount)::text from ledger_entries e join ledger_accounts a on a.id = e.account_id
                where a.owner_id = $1 and a.purpose = 'cash' and e.bill_type = 'crow_interest') as bills
         from crowd_orders o where o.user_id = $1`,
      [userId],
    )
    const interest = Number(row?.interest)
    expect(row).toEqual({
      orders: orders.toSorted((one, other) => one - other),
      wrong: 0,
      interest: String(interest),
      cash: String(money + interest),
      bills: String(interest),
    })
  }
  const wrong = await query(
    `select p.id from crowd_projects p join crowd_orders o on o.project_id = p.id group by p.id
      having p.units_total - p.units_left <> sum(o.units) or p.raised <> sum(o.amount)
          or (select balance from ledger_accounts where owner_id = -p.id and purpose = 'escrow') <> sum(o.principal)`,
  )
  expect(wrong).toEqual([])
  expect(await query(`select units_left, stage from crowd_projects where id = $1`, [projects.scarce])).toEqual([
    { units_left: 0, stage: 'funded' },
  ])
  const [pool] = await query<{ missing: string }>(
    `select ($1::bigint - balance - (select sum(interest_paid) from crowd_orders))::text as missing from ledger_accounts where purpose = 'project_pool'`,
    [poolCents],
  )
  expect(pool).toEqual({ missing: '0' })
}

describe('kill -9 of server and database while members join, earn and leave', () => {
  it(
    'S-90, S-91, S-105: no unit sold twice, no payout twice, no day lost; the same key has the same answer',
    async () => {
      for (let kill = 0; kill < kills; kill++) {
        const load = { isOn: true }
        const deadlineMs = Date.now() + recoverMs
        const working = [
          ...investors.map((investor) => keepInvesting(investor, load, deadlineMs)),
          keepAsking(load, deadlineMs),
        ]
        await sleep(loadMs)
        await server.crash(kill)
        await sleep(loadMs)
        load.isOn = false
        await Promise.all(working)
      }
      const deadlineMs = Date.now() + recoverMs
      await vi.waitFor(
        async () => {
          await askForInterest(deadlineMs)
          const [left] = await query(
            `select (select count(*)::int from crowd_orders where state = 1 and counted_day < least(end_day, (${dayNow} - 1)::text)) as uncounted,
                    (select count(*)::int from crowd_interest_days where paid_ms = 0 and amount > 0) as owed`,
          )
          expect(left).toEqual({ uncounted: 0, owed: 0 })
        },
        { timeout: recoverMs, interval: 1000 },
      )
      await expectWhatWasAcknowledged()

      for (const { acknowledged } of investors)
        for (const { data, again } of acknowledged) expect(await again(deadlineMs)).toEqual(data)
      await expectWhatWasAcknowledged()

      const keys = investors.flatMap(({ acknowledged }) => acknowledged.flatMap(({ naturalKey }) => naturalKey ?? []))
      const missing = await query(
        `select k from unnest($1::text[]) k where not exists (select from ledger_transfers where natural_key = k)`,
        [keys],
      )
      expect(missing).toEqual([])
      const findings = await query<{ invariant: string; wrong: string }>(`select invariant, wrong from ledger_check()`)
      expect(findings.filter(({ wrong }) => Number(wrong) > 0)).toEqual([])
      expect(findings.length).toBeGreaterThan(5)
      const acknowledged = investors.flatMap((investor) => investor.acknowledged)
      expect(acknowledged.length).toBeGreaterThan(investorTotal * kills)
      const [{ days } = { days: '0' }] = await query<{ days: string }>(
        `select count(*) as days from crowd_interest_days`,
      )
      console.info(
        `${acknowledged.length} acknowledged joins, payments and exits, ${days} days of interest in ${kills} kills`,
      )
    },
    patienceMs,
  )
})
