import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { ChartPeriod, ChartPlace, ChartType } from '@cliffhanger/contract/drama/schemas.ts'
import { type DramaServer, startDramaServer } from '../../../testing/drama-server.ts'
import { newDrama } from '../../../testing/dramas.ts'
import { refreshCharts } from './jobs.ts'

/** A platform with twelve dramas of three categories, two episodes each, and a member. */
export interface Catalogue {
  readonly server: DramaServer
  readonly me: number
  readonly typeIds: readonly number[]
  readonly dramas: readonly number[]
  drama(index: number): number
  /** A member watches an episode, to its end unless told for how long, second by second of the server's clock. */
  watch(userId: number, dramaId: number, number: number, seconds?: number): Promise<void>
  /** Counts what was done and makes the charts of it, as the job does. */
  makeAll(): Promise<void>
  chart(type: ChartType, period?: ChartPeriod): Promise<ChartPlace[]>
}

export async function openCatalogue(): Promise<Catalogue> {
  const server = await startDramaServer()
  const { db, clock } = server.context
  const me = await server.newMember()
  const typeIds = await db.transaction(async (tx) => [
    await server.authoring.createType(tx, { en: 'Love', vi: 'Tình yêu' }, 1),
    await server.authoring.createType(tx, { en: 'Crime' }, 2),
    await server.authoring.createType(tx, { en: 'Comedy' }, 3),
  ])
  const dramas: number[] = []
  for (let index = 0; index < 12; index++) {
    dramas.push(
      await newDrama(db, server.authoring, {
        title: `Story ${index}`,
        typeId: typeIds[index % 3] ?? 0,
        area: ['China', 'Vietnam', ''][index % 3] ?? '',
        year: 2020 + (index % 4),
        isEnd: index % 2 === 0,
      }),
    )
  }
  return {
    server,
    me,
    typeIds,
    dramas,
    drama: (index) => dramas[index] ?? 0,
    async watch(userId, dramaId, number, seconds = 60) {
      server.advance(seconds * 1000)
      const report = { video_id: dramaId, number, timeDetail: seconds >= 60 ? 89 : seconds, seconds }
      await server.succeed(dramaCalls.reportWatch, { ...report, client_seq: clock() }, userId)
    },
    makeAll: () => refreshCharts(server.context),
    chart: async (type, period = 'week') =>
      (await server.succeed(discoverCalls.listCharts, { type, period, limit: 100 }, me)).list,
  }
}
