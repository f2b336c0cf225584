type Act = () => Promise<unknown>

/** What happens when, in the order of its times whoever planned it. */
export interface Timeline {
  /** Plans an act; what is planned for the past happens next. */
  at(atMs: number, act: Act): void
  /** Lives until `untilMs`, acts planned meanwhile included; what is planned for later does not happen. */
  live(untilMs: number): Promise<void>
}

export function openTimeline(startMs: number, goTo: (atMs: number) => void): Timeline {
  const planned: { readonly atMs: number; readonly act: Act }[] = []
  let nowMs = startMs
  return {
    at(atMs, act) {
      const dueMs = Math.max(atMs, nowMs)
      const after = planned.findIndex((other) => other.atMs > dueMs)
      planned.splice(after === -1 ? planned.length : after, 0, { atMs: dueMs, act })
    },
    async live(untilMs) {
      for (let next = planned[0]; next && next.atMs < untilMs; next = planned[0]) {
        planned.shift()
        nowMs = next.atMs
        goTo(nowMs)
        await next.act()
      }
      nowMs = untilMs
      goTo(untilMs)
    },
  }
}
